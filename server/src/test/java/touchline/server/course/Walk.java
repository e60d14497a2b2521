package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/**
 * A list to be walked from its first page to its last.
 *
 * @param source the class that shows it
 * @param path where it begins
 * @param part begins and ends the part of the page that holds it; empty for the whole page
 * @param row finds what names a row
 * @param all finds all that must be in it, in the database
 */
public record Walk(String source, String path, String part, String row, String all) {
  public static final int MOST_PAGES = 12;

  private static final Pattern MORE = Pattern.compile("href=\"([^\"]*)\">More</a>");
  private static final Pattern BACK = Pattern.compile("href=\"([^\"]*)\">(?:Back|First page)</a>");

  @Override
  public String toString() {
    return source + " " + path;
  }

  /** Each row is on one page, and the links keep what the list was asked for. */
  public void assertWhole(TestBrowser who, Path data) {
    List<List<String>> pages = new ArrayList<>();
    String back = "";
    String next = path;
    while (!next.isEmpty() && pages.size() < MOST_PAGES) {
      assertKept(next);
      String shown = part(who, next);
      pages.add(found(shown));
      back = link(BACK, shown, next);
      assertEquals(pages.size() == 1, back.isEmpty(), next);
      next = link(MORE, shown, next);
    }
    assertTrue(pages.size() > 2, "pages: " + pages);
    List<String> rows = pages.stream().flatMap(List::stream).toList();
    assertEquals(new HashSet<>(rows).size(), rows.size(), "a row is on one page only");
    assertEquals(new TreeSet<>(Rows.of(data, all)), new TreeSet<>(rows));
    assertEquals(pages.get(0), first(who, back), "it leads back to the beginning");
  }

  private String part(TestBrowser who, String path) {
    HttpResponse<String> page = who.get(path);
    assertEquals(200, page.statusCode(), path);
    if (part.isEmpty()) {
      return page.body();
    }
    Matcher found = Pattern.compile(part, Pattern.DOTALL).matcher(page.body());
    assertTrue(found.find(), page.body());
    return found.group(1);
  }

  /** The rows of the first page, by the links that lead back. */
  private List<String> first(TestBrowser who, String from) {
    String shown = "";
    for (String path = from; !path.isEmpty(); path = link(BACK, shown, path)) {
      shown = part(who, path);
    }
    return found(shown);
  }

  private List<String> found(String shown) {
    return Pattern.compile(row).matcher(shown).results().map(result -> result.group(1)).toList();
  }

  /** Where a link of this page leads. */
  private static String link(Pattern link, String shown, String page) {
    return link.matcher(shown)
        .results()
        .map(result -> result.group(1).replace("&amp;", "&"))
        .map(found -> found.startsWith("?") ? page.replaceFirst("\\?.*", "") + found : found)
        .findFirst()
        .orElse("");
  }

  /** What the list was asked for at first is asked of its other pages, too. */
  private void assertKept(String other) {
    for (String asked : path.replaceFirst("[^?]*\\??", "").split("&")) {
      assertTrue(other.contains(asked), other + " keeps " + asked);
    }
  }
}
