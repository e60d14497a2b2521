package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.CodeExercise;
import touchline.server.Sweep;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;
import touchline.server.lane.Owner;
import touchline.server.lesson.AnswerFiles;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/**
 * Right answers in many styles get full marks, wrong ones the verdict and the mistake that their
 * first line names. All right ones are marked, and some of the wrong ones.
 */
class AnswersTest {
  private static final int FEWEST_RIGHT = 12;
  private static final int FEWEST_WRONG = 25;

  /** Of the wrong ones one of so many is marked; with {@code -Danswers=1} each. */
  private static final int EVERY = Sweep.every("answers", 3);

  private static final List<Long> SEEDS = List.of(Long.getLong("seed", 1));

  private static Pool pool;
  private static Grader grader;

  @BeforeAll
  static void open() {
    pool = KeptWorkers.pool();
    Lessons lessons = Lessons.load();
    grader = new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown);
  }

  @AfterAll
  static void close() {
    pool.close();
  }

  static Stream<CodeExercise> exercises() {
    return Topics.methods().stream();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyAnswerGetsWhatItsFirstLineSays(CodeExercise exercise) {
    List<Judged> judged =
        AnswerFiles.of(exercise.id()).parallelStream()
            .filter(file -> isRight(file) || isDrawn(file))
            .flatMap(file -> judged(exercise, file))
            .toList();
    assertEquals(
        judged.stream().map(Judged::expected).toList(),
        judged.stream().map(Judged::found).toList());
  }

  /** What an answer's first line says, and what the grader says. */
  private record Judged(String expected, String found) {}

  private static Stream<Judged> judged(CodeExercise exercise, Path file) {
    String source = AnswerFiles.read(file);
    String name = file.getFileName() + ": ";
    String first = source.lines().findFirst().orElseThrow().substring("// ".length());
    return SEEDS.stream()
        .map(seed -> grader.grade(exercise, source, seed, Owner.named(file.toString())))
        .peek(grade -> requireWrongAnswersReadWrong(name, grade))
        .map(grade -> new Judged(name + first, name + said(grade)));
  }

  private static void requireWrongAnswersReadWrong(String name, Grade grade) {
    Stream.concat(grade.shown().stream(), grade.counterexample().stream())
        .filter(tick -> !tick.isRight())
        .forEach(tick -> assertNotEquals("gave " + tick.expected(), tick.got(), name));
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void thereAreAnswersInManyStyles(CodeExercise exercise) {
    List<Path> files = AnswerFiles.of(exercise.id());
    long right = files.stream().filter(AnswersTest::isRight).count();
    assertTrue(right >= FEWEST_RIGHT, "right answers: " + right);
    assertTrue(files.size() - right >= FEWEST_WRONG, "wrong answers: " + (files.size() - right));
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void starterIsWrongButCompiles(CodeExercise exercise) {
    Grade grade = grader.grade(exercise, exercise.starter(), 1, Owner.named("author"));
    assertEquals(CodeOutcome.WRONG, grade.outcome(), grade.message());
    assertTrue(grade.mark() < 1, grade.message());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void counterexampleFailsAndIsNotAHiddenCase(CodeExercise exercise) {
    Grade grade = grader.grade(exercise, exercise.starter(), 1, Owner.named("author"));
    Tick counterexample = grade.counterexample().orElseThrow();
    assertTrue(!counterexample.isRight(), counterexample.sentence());
    assertTrue(
        exercise.hidden(1).stream()
            .noneMatch(each -> CallText.call(exercise, each.input()).equals(counterexample.call())),
        counterexample.call());
  }

  /** As in the first line of a file: the verdict, and the mistake of a wrong one. */
  private static String said(Grade grade) {
    if (grade.outcome() == CodeOutcome.RIGHT) {
      return grade.mark() == 1 ? "right" : "right, but mark " + grade.mark();
    }
    return grade.outcome().word() + " " + grade.mistake().orElse("-");
  }

  private static boolean isDrawn(Path file) {
    return Math.floorMod(SEEDS.get(0) + file.getFileName().toString().hashCode(), EVERY) == 0;
  }

  private static boolean isRight(Path file) {
    return file.getFileName().toString().startsWith("right-");
  }
}
