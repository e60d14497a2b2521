package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Grader;
import touchline.server.lane.Owner;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** One more exercise is written in content alone: the server knows none of them by name. */
class NewExerciseTest {
  private static final CodeExercise EXERCISE = Midpoint.exercise();

  private static Pool pool;

  @BeforeAll
  static void open() {
    pool = KeptWorkers.pool();
  }

  @AfterAll
  static void close() {
    pool.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Vec2((a.x() + b.x()) / 2, (a.y() + b.y()) / 2) | right |",
        "a.plus(b)                                          | wrong | N1",
        "b.minus(a).times(0.5)                              | wrong | N2",
        "a                                                  | wrong |"
      })
  void isMarkedAndDiagnosed(String returned, String outcome, String mistake) {
    String source = EXERCISE.starter().replaceFirst("return [^;]+;", "return " + returned + ";");
    Grade grade =
        new Grader(pool::run, Lessons.load().mistakes(), e -> e.shown(Midpoint.SHOWN))
            .grade(EXERCISE, source, 7, Owner.named("author"));
    assertEquals(outcome, grade.outcome().word(), grade.message());
    assertEquals(mistake, grade.mistake().orElse(null));
  }

  /** But the invented class, which has to do something in particular. */
  @Test
  void noSourceOfTheServerNamesAnExercise() throws IOException {
    List<String> ids = Topics.methods().stream().map(CodeExercise::id).toList();
    try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
      List<Path> naming =
          files
              .filter(Files::isRegularFile)
              .filter(file -> !file.getParent().endsWith("demo"))
              .filter(file -> names(file, ids))
              .toList();
      assertEquals(List.of(), naming);
    }
  }

  private static boolean names(Path file, List<String> ids) {
    try {
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      return ids.stream().anyMatch(text::contains);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
