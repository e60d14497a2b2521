package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LessonWatchTest {
  @Test
  void aProblemIsTextAndNotMarkup() {
    String box = LessonWatch.box(List.of(new Problem("one/lesson.md", 16, "unknown: <nearest>")));
    assertTrue(box.contains("<code>one/lesson.md:16</code> unknown: &lt;nearest&gt;"), box);
  }
}
