package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.server.author.change.SourceChange;
import touchline.server.author.change.SourceChanges;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;
import touchline.server.lesson.AnswerFiles;
import touchline.topic.Topics;

/**
 * The hidden cases of one seed reject nearly every small change of a right method that shows at
 * all. A change that shows with no other seed and in no small case counts as the same method.
 */
class MutantsTest {
  private static final double LEAST_SHARE = 0.95;
  private static final List<Long> OTHER_SEEDS = List.of(11L, 12L, 13L, 14L, 15L, 16L);

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
  @CsvSource({
    "vectors, share",
    "vectors, angle-of-w",
    "closest-point, clamp",
    "closest-point, unit-vector",
    "overlap, cases",
    "push-out, unit-vector",
    "stadiums, unit-vector",
    "lines, general-form",
    "lines, slope-and-upright",
    "moving-circle, normal",
    "moving-circle, cross-products",
    "safe-pass, clamp",
    "robust-and-fast, remainder",
    "robust-and-fast, snake-names"
  })
  void hiddenCasesRejectMutants(String lesson, String style) {
    CodeExercise exercise = Topics.method(lesson + "/write-it").orElseThrow();
    String source = AnswerFiles.source(exercise.id(), "right-" + style);
    int rejected = 0;
    int shows = 0;
    List<String> mutants = SourceChanges.of(source).stream().map(SourceChange::source).toList();
    KnownPositions.tell(exercise);
    List<Case> hidden = exercise.hidden(1);
    for (String mutant : mutants) {
      boolean isRejected = !isRight(exercise, mutant, hidden);
      rejected += isRejected ? 1 : 0;
      shows += isRejected || !isRight(exercise, mutant, many(exercise)) ? 1 : 0;
    }
    System.out.printf(
        Locale.ROOT,
        "%s, %s: %d of %d mutants rejected that differ, of %d in all%n",
        lesson,
        style,
        rejected,
        shows,
        mutants.size());
    assertTrue(mutants.size() >= 8, "mutants: " + mutants.size());
    assertTrue(rejected >= LEAST_SHARE * shows, rejected + " of " + shows);
  }

  private static List<Case> many(CodeExercise exercise) {
    return Stream.concat(
            OTHER_SEEDS.stream().flatMap(seed -> exercise.hidden(seed).stream()),
            exercise.trials().stream())
        .toList();
  }

  private static boolean isRight(CodeExercise exercise, String source, List<Case> cases) {
    List<double[]> inputs = cases.stream().map(Case::input).toList();
    JobResult ran = pool.run(Job.of(source, exercise.signature(), inputs, "mutant"));
    return ran instanceof JobResult.Finished finished
        && new Results(exercise, cases, finished.cases()).firstWrong().isEmpty();
  }
}
