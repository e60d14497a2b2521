package touchline.server.asset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestSite;

/**
 * How much script a reader's browser fetches, compressed. A kilobyte is well spent where it buys
 * plainer source, until a slow line feels it.
 */
class ScriptTest {
  private static final int KILOBYTE = 1024;

  /** For a first lesson, before an exercise is near. */
  private static final int MOST_FIRST = 90 * KILOBYTE;

  /**
   * In kilobytes. A page has the figures of the first lessons or those of all; every other script
   * comes once what needs it is near.
   */
  private static final Map<String, Integer> MOST =
      Map.ofEntries(
          Map.entry("first", 87),
          Map.entry("touchline", 102),
          Map.entry("compare", 116),
          Map.entry("pendulum", 109),
          Map.entry("game", 42),
          Map.entry("exercise", 250),
          Map.entry("cases", 213),
          Map.entry("editor", 150),
          Map.entry("code", 27),
          Map.entry("inset", 4),
          Map.entry("still", 2),
          Map.entry("predict", 2),
          Map.entry("grid", 2),
          Map.entry("live", 2),
          Map.entry("you", 2),
          Map.entry("zone", 1));

  private static final Pattern SCRIPT = Pattern.compile("/assets/[a-z]+\\.[0-9a-f]+\\.js");

  /** What the start names, whenever it asks for it. */
  private static final Pattern LATER = Pattern.compile("([a-z]+)\\.[0-9a-f]+\\.js");

  /** What the start asks for by itself, beside it. */
  private static final Pattern FIGURES = Pattern.compile("first\\.[0-9a-f]+\\.js");

  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void theFirstLessonsScriptIsAtMostNinetyKilobytes(@TempDir Path data) throws Exception {
    try (TestSite site = TestSite.start(data)) {
      String page = new String(get(site.url() + "/lessons/closest-point", "identity"));
      TreeSet<String> scripts = new TreeSet<>(found(page));
      for (String script : List.copyOf(scripts)) {
        scripts.addAll(found(new String(get(site.url() + script, "identity"))));
      }
      assertEquals(
          5, scripts.size(), () -> "the script, its start, progress, contents, fonts: " + scripts);
      int bytes = 0;
      for (String script : scripts) {
        bytes += get(site.url() + script, "gzip").length;
      }
      int total = bytes;
      assertTrue(total <= MOST_FIRST, () -> total + " bytes of script");
    }
  }

  @Test
  void noScriptIsOverItsBudget(@TempDir Path data) throws Exception {
    try (TestSite site = TestSite.start(data)) {
      String page = new String(get(site.url() + "/lessons/gjk", "identity"));
      String start =
          found(page).stream().filter(one -> one.contains("/start.")).findFirst().orElseThrow();
      Map<String, Integer> sizes = new TreeMap<>();
      for (MatchResult script :
          LATER.matcher(new String(get(site.url() + start, "identity"))).results().toList()) {
        String path = site.url() + "/assets/" + script.group();
        sizes.put(script.group(1), get(path, "gzip").length);
      }
      assertEquals(MOST.keySet(), sizes.keySet(), "each script has a budget");
      sizes.forEach(
          (name, bytes) ->
              assertTrue(
                  bytes <= MOST.getOrDefault(name, 0) * KILOBYTE,
                  () -> name + ": " + bytes + " bytes"));
    }
  }

  private static List<String> found(String text) {
    return Stream.concat(
            SCRIPT.matcher(text).results().map(MatchResult::group),
            FIGURES.matcher(text).results().map(MatchResult::group).map(name -> "/assets/" + name))
        .toList();
  }

  private byte[] get(String url, String encoding) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url)).header("Accept-Encoding", encoding).build();
    HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
    assertEquals(200, response.statusCode(), url);
    return response.body();
  }
}
