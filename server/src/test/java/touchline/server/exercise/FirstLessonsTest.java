package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.figure.FigureText;
import touchline.figure.Functions;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.task.Marker;
import touchline.task.WorkedExample;

/** The smaller script has every method that a page of the first lessons can ask it to run. */
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
    Jsoup.parse(lesson.html())
        .select("figure[data-figure]")
        .eachAttr("data-figure")
        .forEach(text -> assertDoesNotThrow(() -> FigureText.parse(text, Functions.first()), text));
  }

  @ParameterizedTest
  @MethodSource("first")
  void itsWorkedSolutionsAreRun(Lesson lesson) {
    TreeSet<String> methods =
        lesson.exercises().stream()
            .flatMap(id -> EXERCISES.find(id).stream())
            .flatMap(FirstLessonsTest::methods)
            .collect(Collectors.toCollection(TreeSet::new));
    methods.forEach(FirstLessonsTest::assertRun);
  }

  @ParameterizedTest
  @MethodSource("first")
  void itsMethodsToWriteAreRun(Lesson lesson) {
    lesson.exercises().stream()
        .flatMap(id -> LESSONS.cases().figure(id).stream())
        .flatMap(figure -> RUN.matcher(figure).results())
        .forEach(run -> assertRun(run.group(1)));
  }

  private static Stream<String> methods(Exercise exercise) {
    Marker marker = exercise.marker(1);
    return Stream.iterate(0, at -> at < marker.variant().questions().size(), at -> at + 1)
        .flatMap(question -> exercise.worked(marker, question, 0).stream())
        .map(WorkedExample::method);
  }

  private static void assertRun(String method) {
    assertTrue(Functions.first().named(method).isPresent(), method);
  }
}
