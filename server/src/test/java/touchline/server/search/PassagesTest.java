package touchline.server.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** The course as it is searched. */
class PassagesTest {
  private static final Lessons LESSONS = Lessons.load();
  private static final List<Passage> PASSAGES = Passages.of(LESSONS);

  @Test
  void everyHeadingAndExerciseOfTheCourseHasItsPassage() {
    List<String> paths = PASSAGES.stream().map(Passage::path).toList();
    for (Lesson lesson : LESSONS.course()) {
      String path = "/lessons/" + lesson.slug();
      assertTrue(paths.contains(path), path);
      int headings = lesson.html().split("<h2 id=\"", -1).length - 1;
      long parts =
          paths.stream().filter(each -> each.equals(path) || each.startsWith(path + "#")).count();
      assertEquals(1 + headings + lesson.exercises().size(), parts, path);
    }
  }

  @Test
  void passagesAreTextWithoutMarkupOrTwiceWrittenFormulas() {
    for (Passage passage : PASSAGES) {
      assertFalse(passage.text().contains("\\frac"), passage.path());
      assertFalse(passage.text().contains("</"), passage.path());
    }
  }

  @Test
  void whatALessonTeachesIsFoundInIt() {
    try (SearchStore index = new SearchStore(PASSAGES)) {
      Hit best = index.find(Query.of("closest point").orElseThrow(), 5).get(0);
      assertTrue(best.path().startsWith("/lessons/closest-point"), best.path());
    }
  }
}
