package touchline.server.code;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.grading.verdict.Grader;
import touchline.server.lane.Owner;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.MarkedMethod;
import touchline.server.submission.MarkingTurn;
import touchline.server.submission.MarkingTurnStore;
import touchline.server.submission.Sender;

/** Marks the methods that wait, in a server or in a process that does nothing else. */
public final class CodeMarker implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(CodeMarker.class);

  /** Each lane has one, and the first lanes have half of them for themselves. */
  private static final int LEAST_THREADS = 4;

  /** Each waits for a worker; two for each core keep the workers busy and let Run in between. */
  private static final int THREADS =
      Math.max(LEAST_THREADS, 2 * Runtime.getRuntime().availableProcessors());

  /** After the first failure of ours; then twice as long each time, up to the longest. */
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);

  private static final int MOST_DOUBLINGS = 5;

  private final CodeTasks tasks;
  private final CodeSubmissionStore store;
  private final MarkingTurnStore turns;
  private final Grader grader;
  private final MarkingQueue line;
  private final Arrivals arrivals = new Arrivals(this::isMarked);

  public CodeMarker(
      CodeTasks tasks, CodeSubmissionStore store, MarkingTurnStore turns, Grader grader) {
    this.tasks = tasks;
    this.store = store;
    this.turns = turns;
    this.grader = grader;
    this.line =
        new MarkingQueue(THREADS, turns, new WorkerName(UUID.randomUUID()), this::markOrPostpone);
  }

  /** Goes on with what is not marked, from now on. */
  public void open() {
    turns.freeGone(WorkerName::isGone);
    turns.gather();
    turns.forgetAddresses();
    line.open();
  }

  /** Something was handed in here. */
  void wake() {
    line.wake();
  }

  /** What is our fault costs nobody anything: the submission comes again. */
  private void markOrPostpone(MarkingTurn turn) {
    try {
      if (!mark(turn, store.find(turn.submission()).orElseThrow())) {
        postpone(turn);
      }
    } catch (RuntimeException broken) {
      LOG.error("code submission {} could not be marked", turn.submission(), broken);
      postpone(turn);
    }
  }

  /** If that fails, too, the turn ends by itself. */
  private void postpone(MarkingTurn turn) {
    try {
      if (line.isClosed()) {
        turns.giveBack(turn);
      } else {
        int doublings = Math.min(turn.failures(), MOST_DOUBLINGS);
        turns.postpone(turn, FIRST_PAUSE.multipliedBy(1L << doublings));
      }
    } catch (RuntimeException away) {
      LOG.warn(
          "the turn of code submission {} could not be ended: {}",
          turn.submission(),
          away.toString());
    }
  }

  /** False if there is no verdict yet. */
  private boolean mark(MarkingTurn turn, CodeSubmission submission) {
    Optional<CodeTask> task =
        tasks.find(submission.answer().exercise(), submission.answer().variant());
    if (task.isEmpty()) {
      return false; // Another process may have the exercise: an older or a newer version of us.
    }
    Owner owner = new Sender(turn.lane(), turn.address()).owner(turn.learner());
    CodeAnswer answer = submission.answer();
    Optional<MarkedMethod> marked =
        Verdicts.mark(grader, task.get(), answer.source(), answer.seed(), owner);
    if (line.isClosed()) {
      return false; // Workers that are ended on the way leave half a verdict.
    }
    if (marked.isPresent() && turns.mark(turn, task.get().version(), marked.get())) {
      arrivals.arrived(submission.id());
    }
    return marked.isPresent();
  }

  private boolean isMarked(long id) {
    return store.find(id).filter(CodeSubmission::isMarked).isPresent();
  }

  /** Waits for a verdict so long, wherever it is given. */
  void await(long submission, long milliseconds) {
    try {
      arrivals.await(submission, milliseconds);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
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
