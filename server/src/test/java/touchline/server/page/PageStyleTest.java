package touchline.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** Lessons and the first page get the rules that they need, the first ones first, and no others. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PageStyleTest {
  /** Of the rules in a lesson, compressed: what a slow line brings in one round trip. */
  private static final int MOST_BYTES = 14 * 1024;

  /** Rules of desks, of drafts, and of the gradebook. */
  private static final List<String> OF_OTHERS =
      List.of(".desk-form", ".course-nav", ".draft-fields", ".grid-scroll", ".bars", ".slips");

  private TestSite site;
  private TestBrowser browser;
  private final Map<String, Document> pages = new TreeMap<>();

  @BeforeAll
  void start(@TempDir Path data) {
    site = TestSite.startWithoutScript(data);
    browser = new TestBrowser(site.url());
    List<String> paths = new ArrayList<>(List.of("/"));
    for (Lesson lesson : Lessons.load().all()) {
      paths.add(lesson.slug().equals("home") ? "/" : "/lessons/" + lesson.slug());
    }
    paths.forEach(path -> pages.put(path, Jsoup.parse(browser.get(path).body())));
  }

  @AfterAll
  void stop() {
    site.close();
  }

  private String whole() {
    Document exercise = Jsoup.parse(browser.get(TestBrowser.EXERCISE).body());
    return PageStyle.of(browser, exercise).all();
  }

  @Test
  void noLessonAsksForRulesBeforeItPaints() throws IOException {
    for (Map.Entry<String, Document> page : pages.entrySet()) {
      Document html = page.getValue();
      assertEquals(1, html.select("head > style").size(), page.getKey());
      assertEquals(
          0, html.select("head > link[rel=stylesheet]:not([media])").size(), page.getKey());
      String first = PageStyle.of(browser, html).first();
      int bytes = compressed(first);
      assertTrue(bytes < MOST_BYTES, page.getKey() + ": " + bytes);
      assertEquals(0, html.select("head > link[rel=preload]").size(), page.getKey());
      String used = first.replaceAll("@font-face\\s*\\{[^}]*}", "");
      assertFalse(used.contains("url("), "only a font may have an address: " + page.getKey());
    }
  }

  /** A page is painted as it arrives: a title that came last would push its picture down. */
  @Test
  void theTitleOfAFigureComesFirst() {
    pages.forEach(
        (path, page) ->
            page.select("figure > figcaption")
                .forEach(title -> assertEquals(0, title.elementSiblingIndex(), path + title)));
  }

  private static int compressed(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(UTF_8));
    }
    return bytes.size();
  }

  @Test
  void noLessonGetsRulesThatOnlyOtherPagesUse() {
    String whole = whole();
    for (String other : OF_OTHERS) {
      assertTrue(whole.contains(other), other);
    }
    pages.forEach(
        (path, page) -> {
          String all = PageStyle.of(browser, page).all();
          OF_OTHERS.forEach(other -> assertFalse(all.contains(other), path + " has " + other));
        });
  }

  @Test
  void everyRuleThatAppliesIsThereAndForTheFirstScreenInTheFirstSheet() {
    String whole = whole();
    Set<String> missing = new TreeSet<>();
    pages.forEach(
        (path, page) -> {
          PageStyle style = PageStyle.of(browser, page);
          missing.addAll(missing(path, page, whole, style.all()));
          missing.addAll(missing(path + " at first", firstScreen(page), whole, style.first()));
        });
    assertEquals(Set.of(), missing, "their subject belongs to another list of StyleSheets");
  }

  private static Set<String> missing(String path, Document page, String whole, String sent) {
    return PageStyle.without(PageStyle.applying(whole, page), sent).stream()
        .map(rule -> path + ": " + rule)
        .collect(Collectors.toSet());
  }

  /** What stands above the second sheet. */
  private static Document firstScreen(Document page) {
    String html = page.html();
    int end = html.lastIndexOf("<link rel=\"stylesheet\"");
    assertTrue(end > html.indexOf("<body"), "a second sheet");
    return Jsoup.parse(html.substring(0, end));
  }
}
