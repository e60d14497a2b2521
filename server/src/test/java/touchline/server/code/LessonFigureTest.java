package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.CodeExercise;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

class LessonFigureTest {
  private static final Lessons LESSONS = Lessons.load();

  static Stream<CodeExercise> exercises() {
    return Topics.methods().stream();
  }

  private static Optional<LessonFigure> figure(CodeExercise exercise, String lesson) {
    String picture = LESSONS.cases().figure(exercise.id()).orElseThrow();
    return LessonFigure.of(exercise.signature(), exercise.names(), picture, lesson);
  }

  private static String lesson(CodeExercise exercise) {
    return LESSONS.all().stream()
        .filter(lesson -> lesson.exercises().contains(exercise.id()))
        .map(Lesson::html)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyMethodHasAFigureInItsLessonThatGivesItsArguments(CodeExercise exercise) {
    LessonFigure figure = figure(exercise, lesson(exercise)).orElseThrow();
    assertEquals(
        exercise.signature().parameters().size(),
        figure.arguments().split(",").length,
        figure.arguments());
    assertTrue(figure.html().startsWith("<figure "), figure.html());
    assertTrue(figure.html().endsWith("</figure>"), figure.html());
    assertEquals(figure.html().lastIndexOf("<figure"), 0, "one figure, not two");
  }

  @Test
  void partsOfAnInputAreArgumentsOfTheirOwn() {
    CodeExercise overlap = Topics.method("overlap/write-it").orElseThrow();
    assertEquals(
        "point a 0,point b 0,point circle 0,number circle 1",
        figure(overlap, lesson(overlap)).orElseThrow().arguments());
    CodeExercise line = Topics.method("lines/write-it").orElseThrow();
    assertEquals(
        "point line 0,point line 1,point p 0",
        figure(line, lesson(line)).orElseThrow().arguments());
    CodeExercise box = Topics.method("boxes/write-it").orElseThrow();
    assertEquals(
        "point box 0,point box 1,point circle 0,number circle 1",
        figure(box, lesson(box)).orElseThrow().arguments());
  }

  @Test
  void directionAndListOfCirclesAreArgumentsToo() {
    CodeExercise corner = Topics.method("gjk/write-it").orElseThrow();
    assertEquals(
        "point a1 0,point a2 0,point b1 0,point b2 0,point direction 0",
        figure(corner, lesson(corner)).orElseThrow().arguments());
    CodeExercise reaches = Topics.method("broad-phase/write-it").orElseThrow();
    assertEquals(
        "point ball 0,number ball 1,circles circles 0",
        figure(reaches, lesson(reaches)).orElseThrow().arguments());
  }

  @Test
  void lessonWithoutSuchAFigureHasNone() {
    CodeExercise overlap = Topics.method("overlap/write-it").orElseThrow();
    assertEquals(Optional.empty(), figure(overlap, "<p>No figure.</p>"));
  }
}
