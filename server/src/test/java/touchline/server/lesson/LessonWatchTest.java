package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.asset.Assets;
import touchline.server.asset.Kept;
import touchline.server.page.Templates;

class LessonWatchTest {
  @Test
  void aSavedLessonIsShownAndAFaultIsNamedAboveWhatWasRight(@TempDir Path folder) {
    LessonFiles files = LessonFiles.in(folder);
    Map<String, Kept> answers = new HashMap<>();
    LessonWatch watch =
        new LessonWatch(
            files.content().resolve("lessons"),
            Lessons.load(),
            new Templates(Assets.load()),
            id -> "<p>" + id + "</p>",
            answers);
    watch.compile();
    assertTrue(page(answers).contains("A formula"));
    files.change(LessonFiles.LESSON, "A formula", "A new formula");
    watch.compile();
    assertTrue(page(answers).contains("A new formula"));
    assertFalse(page(answers).contains("Not published"));
    files.change(LessonFiles.LESSON, "#closestPoint", "#<nearest>");
    watch.compile();
    assertTrue(page(answers).contains("lessons/one/lesson.md:16</code>"), page(answers));
    assertTrue(page(answers).contains("SegmentCircle#&lt;nearest&gt; [run-unknown]"));
    assertTrue(page(answers).contains("A new formula"));
  }

  private static String page(Map<String, Kept> answers) {
    Kept page = answers.get("/lessons/one");
    return page == null ? "" : new String(page.form("").bytes(), StandardCharsets.UTF_8);
  }
}
