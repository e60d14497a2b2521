package touchline.server.lesson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.asset.Assets;
import touchline.server.page.ReadyParts;
import touchline.server.page.Templates;

/** What the build renders of a start is what would be rendered now. */
class ReadyPagesTest {
  private static final Lessons LESSONS = Lessons.load();
  private static final Assets ASSETS = Assets.load();

  @TempDir private Path classes;

  @Test
  void partsOfTheBuildAreThoseRenderedNow() {
    Map<String, String> now = ReadyPages.rendered();
    assertTrue(now.size() >= 6, now.keySet().toString());
    assertEquals(now, new TreeMap<>(ReadyParts.read()));
  }

  @Test
  void startAndFirstPageRenderNothing() {
    Templates built = Templates.built(ASSETS);
    byte[] first = ReadyPages.show(LESSONS, built);
    assertTrue(new String(first, UTF_8).contains("Start with the first lesson"));
    assertTrue(built.isIdle(), "something was rendered");
    assertArrayEquals(ReadyPages.show(LESSONS, new Templates(ASSETS)), first);
  }

  @Test
  void firstPageOfOtherLessonsIsRendered() {
    Templates built = Templates.built(ASSETS);
    ReadyPages.show(OtherLessons.with(terms -> terms), built);
    assertFalse(built.isIdle(), "the page of the lessons before was shown");
  }

  @Test
  void packingTwiceMakesTheSameBytes() throws Exception {
    Path packed = classes.resolve("touchline/parts.packed");
    ReadyParts.write(Map.of("b", "zwölf", "a", ""), classes);
    byte[] bytes = Files.readAllBytes(packed);
    ReadyParts.write(new TreeMap<>(Map.of("a", "", "b", "zwölf")), classes);
    assertArrayEquals(bytes, Files.readAllBytes(packed));
  }
}
