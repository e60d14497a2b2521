package touchline.server.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.account.Account;
import touchline.server.account.Learner;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.verdict.JobRunner;

/** Whose place a measurement takes, and whose it does not. */
class MeasuresTest {
  private static final Job JOB =
      Job.of("", new Signature("f", List.of(), ValueType.NUMBER), List.of(), "");

  private final Measures measures =
      new Measures(job -> new JobResult.Failed("no worker"), InstantSource.system());
  private final ExecutorService people = Executors.newCachedThreadPool();
  private final Account ines = new Account(1, new Learner(1), "ines", "Ines", false);

  @AfterEach
  void end() {
    people.shutdownNow();
  }

  /** Two jobs: it has begun after the first, and goes on to the second when it is told to. */
  private static final class Work implements Function<JobRunner, String> {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch goes = new CountDownLatch(1);

    @Override
    public String apply(JobRunner runner) {
      runner.run(JOB);
      begun.countDown();
      try {
        goes.await();
      } catch (InterruptedException stop) {
        throw new IllegalStateException(stop);
      }
      runner.run(JOB);
      return "done";
    }
  }

  private static String refusal(Future<String> work) {
    Throwable cause = assertThrows(ExecutionException.class, work::get).getCause();
    assertTrue(cause instanceof Measures.NotNow, cause.toString());
    return String.valueOf(cause.getMessage());
  }

  @Test
  void laterMeasurementTakesThePlaceOfTheOneBefore() throws Exception {
    Work first = new Work();
    Future<String> before = people.submit(() -> measures.measured(ines, first));
    first.begun.await();
    assertEquals("later", measures.measured(ines, runner -> "later"));
    first.goes.countDown();
    assertEquals("A later measurement has taken the place of this one.", refusal(before));
  }

  @Test
  void noMeasurementTakesThePlaceOfWhatIsPublished() throws Exception {
    Work published = new Work();
    Future<String> publishing = people.submit(() -> measures.published(ines, published));
    published.begun.await();
    Measures.NotNow not =
        assertThrows(Measures.NotNow.class, () -> measures.measured(ines, runner -> "later"));
    assertEquals(
        "An exercise of yours is being published. Try again in a moment.", not.getMessage());
    assertThrows(Measures.NotNow.class, () -> measures.published(ines, runner -> "twice"));
    published.goes.countDown();
    assertEquals("done", publishing.get());
    assertEquals("free again", measures.measured(ines, runner -> "free again"));
  }

  @Test
  void whatIsPublishedWaitsUntilTheMeasurementsBeforeItHaveStopped() throws Exception {
    Work first = new Work();
    Future<String> one = people.submit(() -> measures.measured(ines, first));
    first.begun.await();
    Work second = new Work();
    Future<String> two = people.submit(() -> measures.measured(ines, second));
    second.begun.await();
    Future<String> publishing =
        people.submit(() -> measures.published(ines, runner -> "published"));
    first.goes.countDown();
    assertEquals("published", publishing.get());
    refusal(one);
    second.goes.countDown();
    refusal(two);
  }
}
