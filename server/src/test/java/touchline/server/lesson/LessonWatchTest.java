package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.asset.Assets;
import touchline.server.asset.Kept;
import touchline.server.page.Templates;

class LessonWatchTest {
  private final Map<String, Kept> answers = new HashMap<>();

  @Test
  void aSavedLessonReplacesItsPageAndAFaultKeepsWhatWasRight(@TempDir Path folder) {
    LessonFiles files = LessonFiles.in(folder);
    LessonWatch watch =
        new LessonWatch(
            files.content().resolve("lessons"),
            Lessons.load(),
            new Templates(Assets.load()),
            id -> "",
            answers);
    assertEquals(List.of(), watch.compile());
    Kept first = answers.get("/lessons/one");

    files.change(LessonFiles.LESSON, "A formula", "A new formula");
    assertEquals(List.of(), watch.compile());
    assertNotSame(first, answers.get("/lessons/one"));
    assertTrue(watch.good().all().get(0).html().contains("A new formula"));

    Lessons good = watch.good();
    files.change(LessonFiles.LESSON, "#closestPoint", "#<nearest>");
    assertTrue(watch.compile().stream().anyMatch(problem -> problem.line() == 16));
    assertSame(good, watch.good());
  }

  @Test
  void aProblemIsTextAndNotMarkup() {
    String box = LessonWatch.box(List.of(new Problem("one/lesson.md", 16, "unknown: <nearest>")));
    assertTrue(box.contains("<code>one/lesson.md:16</code> unknown: &lt;nearest&gt;"), box);
  }
}
