package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.code.CodeExercise;
import touchline.mistake.MistakeTexts;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.lane.Owner;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** A job that we lose, first or later, costs the student nothing. */
class GraderFaultsTest {
  private static final CodeExercise EXERCISE =
      Topics.method("closest-point/write-it").orElseThrow();

  /** Always returns a, which is wrong, and loses the jobs of some numbers, counted from 0. */
  private static final class Losing implements JobRunner {
    private final IntPredicate lost;
    private int jobs;

    Losing(IntPredicate lost) {
      this.lost = lost;
    }

    @Override
    public JobResult run(Job job) {
      if (lost.test(jobs++)) {
        return new JobResult.Failed("lost");
      }
      List<CaseRun> runs = job.inputs().stream().map(Losing::a).toList();
      return new JobResult.Finished(runs, Optional.empty());
    }

    private static CaseRun a(double[] input) {
      return new CaseRun.Gave(Arrays.copyOf(input, 2), "");
    }
  }

  private static Grade grade(IntPredicate lost) {
    return new Grader(new Losing(lost), new MistakeTexts(List.of()), Lessons.load().cases()::shown)
        .grade(EXERCISE, EXERCISE.starter(), 1, Owner.named("author"));
  }

  private static Optional<String> call(Grade grade) {
    return grade.counterexample().map(Tick::call);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void jobLostOnceIsRunAgain(int lost) {
    Grade whole = grade(job -> false);
    assertTrue(whole.counterexample().isPresent());
    Grade found = grade(job -> job == lost);
    assertEquals(whole.outcome(), found.outcome());
    assertEquals(call(whole), call(found));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void withoutWorkersThereIsNoHalfVerdict(int from) {
    assertEquals(CodeOutcome.NOT_MARKED, grade(job -> job >= from).outcome());
  }
}
