package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.diagram.Drawing;
import touchline.diagram.View;
import touchline.figure.Figure;
import touchline.figure.FigureText;
import touchline.figure.Functions;
import touchline.figure.Run;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.task.Marker;
import touchline.task.WorkedExample;

/** The smaller script runs and draws every figure that a page of the first lessons can show. */
class FirstLessonsTest {
  private static final Lessons LESSONS = Lessons.load();
  private static final Exercises EXERCISES = new Exercises(LESSONS, new VariantKey(new byte[32]));
  private static final Pattern RUN = Pattern.compile("(?m)^run: *(\\S+)");

  static Stream<Lesson> first() {
    return LESSONS.all().stream().filter(Lesson::isFirst);
  }

  @Test
  void theyAreTheBeginningOfTheCourse() {
    assertEquals(
        LESSONS.course().stream().limit(first().count()).map(Lesson::slug).toList(),
        first().map(Lesson::slug).toList());
    assertTrue(
        Functions.first().list().size() * 2 < Functions.all().list().size(),
        "methods: " + Functions.first().list());
  }

  @ParameterizedTest
  @MethodSource("first")
  void itsFiguresAreRun(Lesson lesson) {
    assertRunAndDrawn(lesson.html());
  }

  @ParameterizedTest
  @MethodSource("first")
  void itsWorkedSolutionsAreRun(Lesson lesson) {
    lesson.exercises().stream()
        .flatMap(id -> EXERCISES.find(id).stream())
        .flatMap(FirstLessonsTest::solutions)
        .forEach(FirstLessonsTest::assertRunAndDrawn);
  }

  @ParameterizedTest
  @MethodSource("first")
  void itsMethodsToWriteAreRun(Lesson lesson) {
    lesson.exercises().stream()
        .flatMap(id -> LESSONS.cases().figure(id).stream())
        .flatMap(figure -> RUN.matcher(figure).results())
        .forEach(
            run -> assertTrue(Functions.first().named(run.group(1)).isPresent(), run.group(1)));
  }

  /** The figures that work out the exercise's first variant, as HTML. */
  private static Stream<String> solutions(Exercise exercise) {
    Marker marker = exercise.marker(1);
    return Stream.iterate(0, at -> at < marker.variant().questions().size(), at -> at + 1)
        .flatMap(question -> exercise.worked(marker, question, 0).stream())
        .map(worked -> solution(exercise, worked));
  }

  private static String solution(Exercise exercise, WorkedExample worked) {
    return exercise
        .methods()
        .apply(worked.method())
        .orElseThrow()
        .html("solution", "Worked out", new View(-1, -1, 9, 8), worked.inputs());
  }

  private static void assertRunAndDrawn(String html) {
    Jsoup.parse(html)
        .select("figure[data-figure]")
        .eachAttr("data-figure")
        .forEach(FirstLessonsTest::assertSame);
  }

  private static void assertSame(String figure) {
    assertEquals(last(figure, Functions.all()), last(figure, Functions.first()), figure);
  }

  private static Drawing last(String text, Functions functions) {
    Figure figure = FigureText.parse(text, functions);
    Run run = Run.of(figure, figure.inputs());
    return run.frame(run.last()).drawing();
  }
}
