package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
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
 * Every stored answer, in every form of its method, gets the verdict and the mistake that its first
 * line names. By itself this draws every fourth form, and for it one right answer and one wrong
 * one; with {@code -Dvariants=all} it takes them all.
 */
class VariantAnswersTest {
  private static final int DRAWN = 1;

  /** One in so many forms. */
  private static final int FORMS = 4;

  private static final boolean ALL = Sweep.isWhole("variants");
  private static final long SEED = Long.getLong("seed", 1);

  private static Pool pool;
  private static Grader grader;
  private static Lessons lessons;

  @BeforeAll
  static void open() {
    pool = KeptWorkers.pool();
    lessons = Lessons.load();
    grader = new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown);
  }

  @AfterAll
  static void close() {
    pool.close();
  }

  static Stream<CodeExercise> variants() {
    return Topics.methods().stream()
        .flatMap(
            exercise -> IntStream.rangeClosed(1, exercise.variants()).mapToObj(exercise::variant))
        .filter(variant -> ALL || Math.floorMod(SEED + variant.form().hashCode(), FORMS) == 0);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyAnswerGetsWhatItsFirstLineSays(CodeExercise variant) {
    List<String> expected = new ArrayList<>();
    List<Path> files = files(variant);
    files.forEach(file -> expected.add(file.getFileName() + ": " + first(AnswerFiles.read(file))));
    List<String> found =
        files.parallelStream()
            .map(file -> file.getFileName() + ": " + said(variant, AnswerFiles.read(file)))
            .toList();
    List<String> differing = new ArrayList<>(found);
    differing.removeAll(expected);
    assertEquals(List.of(), differing, variant.form());
    assertEquals(expected.size(), found.size());
  }

  /** One that is right and one that is wrong, or all; what does not come to a case says nothing. */
  private static List<Path> files(CodeExercise variant) {
    List<Path> files = new ArrayList<>();
    for (String sort : List.of("right-", "wrong-")) {
      List<Path> some =
          new ArrayList<>(
              AnswerFiles.of(variant.id()).stream()
                  .filter(file -> file.getFileName().toString().startsWith(sort))
                  .toList());
      if (!ALL) {
        Collections.shuffle(some, new Random(SEED + variant.form().hashCode()));
      }
      files.addAll(some.subList(0, ALL ? some.size() : Math.min(DRAWN, some.size())));
    }
    return files;
  }

  private static String first(String source) {
    return source.lines().findFirst().orElseThrow().substring("// ".length());
  }

  private static String said(CodeExercise variant, String source) {
    String adapted = Adapter.adapted(variant, source);
    Grade grade = grader.grade(variant, adapted, SEED, Owner.named(variant.form()));
    if (grade.outcome() == CodeOutcome.RIGHT) {
      return grade.mark() == 1 ? "right" : "right, but mark " + grade.mark();
    }
    return grade.outcome().word() + " " + grade.mistake().orElse("-");
  }

  @ParameterizedTest
  @MethodSource("variants")
  void whatTheLessonPrintsDoesNotFitAndTheStarterIsWrong(CodeExercise variant) {
    Path right =
        AnswerFiles.of(variant.id()).stream()
            .filter(file -> file.getFileName().toString().startsWith("right-"))
            .findFirst()
            .orElseThrow();
    Owner owner = Owner.named(variant.form());
    Grade pasted = grader.grade(variant, AnswerFiles.read(right), SEED, owner);
    assertEquals(CodeOutcome.DOES_NOT_FIT, pasted.outcome(), pasted.message());
    Grade starter = grader.grade(variant, variant.starter(), SEED, owner);
    assertEquals(CodeOutcome.WRONG, starter.outcome(), starter.message());
    String call = starter.counterexample().orElseThrow().call();
    assertTrue(call.startsWith(variant.signature().method() + "("), call);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void lessonSaysWhatIsAskedAndShowsItsCases(CodeExercise variant) {
    var text = lessons.exercise(variant.id()).orElseThrow();
    assertEquals(variant.variant(0).variants(), text.forms().size(), variant.id());
    var form = text.form(variant.number());
    assertNotEquals(text.html(), form.html());
    for (String name : variant.names()) {
      assertTrue(
          form.html().matches("(?s).*\\b" + name + "\\b.*"), name + " is not explained: " + form);
    }
    List<ShownCase> shown = ShownCase.of(variant, lessons.cases().shown(variant));
    assertEquals(lessons.cases().shown(variant.variant(0)).size(), shown.size());
    shown.forEach(each -> assertTrue(each.call().startsWith(variant.signature().method())));
  }
}
