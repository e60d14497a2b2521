package touchline.server.lesson.watch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestSite;
import touchline.server.lesson.compile.LessonFiles;
import touchline.server.lesson.compile.Problem;

/** From a save to the page that shows it, over real HTTP; every wait is for an event. */
@Timeout(value = 180, threadMode = ThreadMode.SEPARATE_THREAD)
class LessonWatchTest {
  private static final String PAGE = "/lessons/one";
  private static final String DATA = "data: ";

  private final HttpClient client = HttpClient.newHttpClient();
  private LessonFiles files;
  private TestSite site;
  private Iterator<String> events;

  @BeforeEach
  void start(@TempDir Path folder) throws IOException {
    files = LessonFiles.in(folder);
    Path data = Files.createDirectory(folder.resolve("data"));
    site = TestSite.watching(data, files.content().resolve("lessons"));
    events = listen();
    awaitPage(text -> text.contains("A formula"));
  }

  @AfterEach
  void stop() {
    site.close();
  }

  @Test
  void aSavedLessonIsShownAndOpenPagesAreTold() {
    files.change(LessonFiles.LESSON, "A formula", "Another formula");
    long saved = System.nanoTime();
    String page = awaitPage(text -> text.contains("Another formula"));
    System.out.println("save to new page: " + (System.nanoTime() - saved) / 1_000_000 + " ms");
    assertTrue(page.contains("src=\"/watch.js\" data-version=\""), page);
    assertTrue(get("/watch.js").contains("location.reload()"));
  }

  @Test
  void aBrokenLessonIsToldInThePageAboveWhatWasRight() {
    files.change(LessonFiles.LESSON, "run: SegmentCircle#closestPoint", "run: Nothing#nearest");
    String page = awaitPage(text -> text.contains("[run-unknown]"));
    assertTrue(page.contains("one/lesson.md:16"), page);
    assertTrue(page.contains("A formula"), "what was right last");
    files.change(LessonFiles.LESSON, "run: Nothing#nearest", "run: SegmentCircle#closestPoint");
    awaitPage(text -> !text.contains("Not published"));
  }

  /** A folder that is gone is one of many things that nobody thought of. */
  @Test
  void theWatchSurvivesWhatNobodyThoughtOf() {
    files.delete("target/classes/A.class").delete("target/classes");
    files.change(LessonFiles.LESSON, "A formula", "Another formula");
    awaitPage(text -> text.contains("cannot be compiled"));
    files.write("target/classes/A.class", "compiled");
    files.change(LessonFiles.LESSON, "Another formula", "A third formula");
    awaitPage(text -> text.contains("A third formula") && !text.contains("Not published"));
  }

  @Test
  void aLessonInANewFolderIsShownAndOneThatIsGoneIsNot() {
    String other = "lessons/other/lesson.md";
    files.write(other, "---\ntitle: Other\nsummary: More.\norder: 902\n---\n\nNew here.\n");
    awaitPage("/lessons/other", text -> text.contains("New here."));
    files.change(other, "New here.", "Changed there.");
    awaitPage("/lessons/other", text -> text.contains("Changed there."));
    files.delete(other);
    awaitPage(text -> text.contains("the file is missing"));
  }

  @Test
  void aProblemIsTextAndNotMarkup() {
    String box = LessonWatch.box(List.of(new Problem("one/lesson.md", 16, "unknown: <nearest>")));
    assertTrue(box.contains("<code>one/lesson.md:16</code> unknown: &lt;nearest&gt;"), box);
  }

  /** A save may be told in several strokes, so the page is asked again after each. */
  private String awaitPage(Predicate<String> shown) {
    return awaitPage(PAGE, shown);
  }

  private String awaitPage(String path, Predicate<String> shown) {
    String page = get(path);
    while (!shown.test(page)) {
      awaitEvent();
      page = get(path);
    }
    return page;
  }

  private void awaitEvent() {
    while (!events.next().startsWith(DATA)) {
      // The name of an event, or the line between two.
    }
  }

  private Iterator<String> listen() {
    try {
      Stream<String> lines = client.send(request("/watch"), BodyHandlers.ofLines()).body();
      return lines.iterator();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private String get(String path) {
    try {
      return client.send(request(path), BodyHandlers.ofString()).body();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private HttpRequest request(String path) {
    return HttpRequest.newBuilder(URI.create(site.url() + path))
        .header("Accept", "*/*, text/event-stream")
        .build();
  }
}
