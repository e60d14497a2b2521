package touchline.server.code;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.assignment.Work;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Grader;
import touchline.server.grading.verdict.Outcome;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeAttempts;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.HandedIn;

/** Where methods are run and handed in: stored, acknowledged, and then marked. */
public final class CodeDesk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(CodeDesk.class);

  /** Each waits for a worker; two for each core keep the workers busy and let Run in between. */
  private static final int THREADS = 2 * Runtime.getRuntime().availableProcessors();

  /** Submissions of one learner that wait. */
  private static final int MOST_WAITING = 50;

  private static final int LISTED = 20;

  private final CodeTasks tasks;
  private final CodeSubmissionStore store;
  private final Grader grader;
  private final Clock clock;
  private final MarkingLine line = new MarkingLine(THREADS, this::mark);
  private final RecentGrades recent = new RecentGrades();
  private final SecureRandom random = new SecureRandom();

  public CodeDesk(CodeTasks tasks, CodeSubmissionStore store, Grader grader, Clock clock) {
    this.tasks = tasks;
    this.store = store;
    this.grader = grader;
    this.clock = clock;
  }

  /** Goes on with what was not marked when the server last stopped. */
  public void open() {
    store.eachWaiting((id, learner) -> line.add(learner.id(), id));
  }

  /** Whose programs run one at a time. */
  static String owner(Learner learner) {
    return "learner " + learner.id();
  }

  /** The learner who holds this token, stored from now on. */
  Learner enroll(Visitor visitor) {
    return store.enroll(visitor, clock.instant());
  }

  /** Runs the public cases. */
  Grade tryOut(CodeTask task, String source, Learner learner) {
    return grader.tryOut(task.exercise(), source, owner(learner));
  }

  /** Stores a method outside assignments and puts it in the line. */
  HandedIn handIn(Learner learner, CodeTask task, SentCode.Accepted sent) {
    return handIn(learner, CodePlace.own(task), sent);
  }

  /** Stores a method and puts it in the line. */
  HandedIn handIn(Learner learner, CodePlace place, SentCode.Accepted sent) {
    CodeAnswer answer =
        new CodeAnswer(
            place.task().id(),
            tasks.version(),
            sent.source(),
            random.nextLong(),
            sent.formKey(),
            clock.instant());
    HandedIn.Limits limits = new HandedIn.Limits(place.attempts(), MOST_WAITING);
    HandedIn handedIn =
        place
            .work()
            .map(work -> store.add(learner, answer, limits, work.seat()))
            .orElseGet(() -> store.add(learner, answer, limits));
    if (handedIn instanceof HandedIn.Stored stored && !stored.submission().isMarked()) {
      line.add(learner.id(), stored.submission().id());
    }
    return handedIn;
  }

  /** False if it is to come again: our fault, not the learner's. */
  private boolean mark(long id) {
    try {
      return mark(store.find(id).orElseThrow());
    } catch (RuntimeException broken) {
      LOG.error("code submission {} could not be marked", id, broken);
      return false;
    }
  }

  private boolean mark(CodeSubmission submission) {
    Optional<CodeTask> task = tasks.find(submission.answer().exercise());
    if (submission.isMarked() || task.isEmpty()) {
      return true;
    }
    Grade grade = grade(grader, task.get(), submission);
    if (line.isClosed()) {
      return false; // Workers that are ended on the way leave half a verdict.
    }
    if (grade.outcome() == Outcome.NOT_MARKED) {
      LOG.warn("code submission {} was not marked: {}", submission.id(), grade.message());
      return false;
    }
    store.mark(submission.id(), tasks.version(), Verdicts.of(grade));
    recent.put(submission.id(), grade);
    return true;
  }

  /** The first time, and whenever it is marked again. */
  static Grade grade(Grader grader, CodeTask task, CodeSubmission submission) {
    CodeAnswer answer = submission.answer();
    return grader.grade(
        task.exercise(), answer.source(), answer.seed(), owner(submission.learner()));
  }

  /** Waits for a verdict so long, and gives the submission as it is then. */
  CodeSubmission await(CodeSubmission submission, long milliseconds) {
    try {
      line.await(submission.id(), milliseconds);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    return store.find(submission.id()).orElse(submission);
  }

  /** Ticks and complaints of a submission, if they are still known. */
  Optional<Grade> known(CodeSubmission submission) {
    return recent.find(submission.id());
  }

  Optional<CodeSubmission> find(Learner learner, CodePlace place, long id) {
    return store.find(place.scope(learner), id);
  }

  Optional<CodeSubmission> find(Learner learner, long id) {
    return store.find(learner, id);
  }

  CodeAttempts attempts(Learner learner, CodePlace place) {
    return store.attempts(place.scope(learner), LISTED);
  }

  /** How many attempts at an exercise of an assignment count against the limit. */
  int used(Work work) {
    return store.used(work.seat());
  }

  int waiting() {
    return line.waiting();
  }

  int before(Learner learner) {
    return line.before(learner.id());
  }

  /** After it was closed: waits until nothing more goes to the store. */
  public void awaitEnd() {
    line.awaitEnd();
  }

  @Override
  public void close() {
    line.close();
  }
}
