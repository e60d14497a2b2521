package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that a reader's browser fetches with the first lesson, before an exercise is near. */
class ScriptTest {
  /** A kilobyte is well spent where it buys plainer source, until a slow line feels it. */
  private static final int MOST_BYTES = 90 * 1024;

  private static final Pattern SCRIPT = Pattern.compile("/assets/[a-z]+\\.[0-9a-f]+\\.js");

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
          4, scripts.size(), () -> "the script, its start, progress, contents: " + scripts);
      int bytes = 0;
      for (String script : scripts) {
        bytes += get(site.url() + script, "gzip").length;
      }
      int total = bytes;
      assertTrue(total <= MOST_BYTES, () -> total + " bytes of script");
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
