package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.mistake.MistakeTexts;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.verdict.Grader;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.HandInResult;
import touchline.server.submission.HandInStore;
import touchline.server.submission.LineStore;
import touchline.server.submission.MarkingTurnStore;

/** What is our fault costs nobody a mark. */
class CodeDeskTest {
  private static final MistakeTexts NO_WORDS = new MistakeTexts(List.of());

  /** In milliseconds; only a desk that hangs takes so long. */
  private static final long PATIENCE = 60_000;

  private final CodeTasks tasks = new CodeTasks(Lessons.load());
  private final AtomicInteger runs = new AtomicInteger();

  private static JobResult wrong(Job job) {
    return new JobResult.Finished(
        Collections.nCopies(job.inputs().size(), new CaseRun.GaveNull("")), Optional.empty());
  }

  private CodeSubmission handIn(CodeSubmissionStore store, Database database, CodeDesk desk) {
    LearnerStore learners = new LearnerStore(database);
    Learner learner =
        database.write(
            transaction ->
                learners.enroll(
                    transaction, LearnerToken.random(new SecureRandom()), Instant.now()));
    HandInResult handedIn =
        desk.handIn(
            learner,
            tasks.find("closest-point/write-it").orElseThrow(),
            new CodeForm.Accepted("class Solution {}", ""));
    return assertInstanceOf(HandInResult.Stored.class, handedIn).submission();
  }

  private CodeMarker marker(Database database, CodeSubmissionStore store, Grader grader) {
    return new CodeMarker(tasks, store, new MarkingTurnStore(database), grader);
  }

  private CodeDesk desk(
      Database database, CodeSubmissionStore store, CodeMarker marker, Grader grader) {
    HandInStore handIns = new HandInStore(database, new LearnerStore(database));
    return new CodeDesk(
        tasks, handIns, store, new LineStore(database), marker, grader, Clock.systemUTC());
  }

  @Test
  void verdictThatWasCutShortByTheEndIsNotStored(@TempDir Path data) {
    try (Database database = Database.open(TestPlace.of(data))) {
      CodeSubmissionStore store = new CodeSubmissionStore(database);
      AtomicReference<CodeMarker> open = new AtomicReference<>();
      Grader grader =
          new Grader(
              job -> {
                if (runs.incrementAndGet() == 1) {
                  return wrong(job);
                }
                open.get().close();
                return new JobResult.Failed("the workers are ended");
              },
              NO_WORDS,
              Lessons.load().cases()::shown);
      CodeMarker marker = marker(database, store, grader);
      open.set(marker);
      CodeDesk desk = desk(database, store, marker, grader);
      CodeSubmission stored = handIn(store, database, desk);
      desk.await(stored, PATIENCE / 60);
      marker.awaitEnd();
      assertFalse(store.find(stored.id()).orElseThrow().isMarked());
      assertEquals(1, new MarkingTurnStore(database).ready(1), "the next start takes it at once");
    }
  }

  @Test
  void runThatFailedIsTriedAgain(@TempDir Path data) {
    try (Database database = Database.open(TestPlace.of(data))) {
      CodeSubmissionStore store = new CodeSubmissionStore(database);
      Grader grader =
          new Grader(
              job -> runs.incrementAndGet() <= 3 ? new JobResult.Failed("no worker") : wrong(job),
              NO_WORDS,
              Lessons.load().cases()::shown);
      try (CodeMarker marker = marker(database, store, grader)) {
        marker.open();
        CodeDesk desk = desk(database, store, marker, grader);
        CodeSubmission stored = handIn(store, database, desk);
        CodeSubmission marked = desk.await(stored, PATIENCE);
        assertEquals("wrong", marked.verdict().orElseThrow().outcome());
      }
    }
  }
}
