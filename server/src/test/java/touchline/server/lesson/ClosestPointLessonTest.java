package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.topic.Topics;

/** The lesson as the build wrote it to the class path. */
class ClosestPointLessonTest {
  private final Lessons lessons = Lessons.load();
  private final Lesson lesson = lessons.lesson("closest-point").orElseThrow();

  @Test
  void isOnTheClassPathWithItsExercise() {
    assertEquals("Closest point on a segment", lesson.title());
    assertTrue(lesson.exercises().contains("closest-point/find-it"));
    assertTrue(lesson.html().contains(Lesson.place("closest-point/find-it")));
    ExerciseText exercise = lessons.exercise("closest-point/find-it").orElseThrow();
    assertEquals("find-it", exercise.name());
    assertEquals(3, exercise.terms().attempts());
    assertEquals(2, exercise.terms().hints().size());
    assertTrue(Topics.task(exercise.task()).isPresent());
  }

  /** The worked example computes on paper what the figure computes in Java. */
  @Test
  void workedExampleAgreesWithTheFigure() {
    String html = lesson.html();
    String paper = html.substring(html.indexOf("id=\"two-differences\""));
    for (String value : List.of("6.708", "0.894", "0.447", "4.025", "3.6", "1.8", "4.6", "2.8")) {
      assertTrue(paper.contains(value), value);
    }
    assertTrue(html.contains("<var>length</var> = 6.708"));
    assertTrue(html.contains("<var>unit</var> = (0.894, 0.447)"));
    assertTrue(html.contains("<var>proj</var> = 4.025"));
    assertTrue(html.contains("<var>projV</var> = (3.6, 1.8)"));
    assertTrue(html.contains("Here: closest (4.6, 2.8), distance from p 3.578."));
  }

  @Test
  void figureComesBeforeTheText() {
    int figure = lesson.html().indexOf("<figure");
    assertTrue(figure > 0 && figure < lesson.html().indexOf("<h2"));
  }
}
