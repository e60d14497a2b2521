package touchline.server.code;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.assignment.Work;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Grader;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeAttempts;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.HandInStore;
import touchline.server.submission.HandedIn;
import touchline.server.submission.LineStore;

/** Where methods are run and handed in: stored, acknowledged, and then marked. */
public final class CodeDesk {
  /** Submissions of one learner that wait. */
  private static final int MOST_WAITING = 50;

  private static final int LISTED = 20;

  private final CodeTasks tasks;
  private final HandInStore handIns;
  private final CodeSubmissionStore store;
  private final LineStore line;
  private final CodeMarker marker;
  private final Grader grader;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  public CodeDesk(
      CodeTasks tasks,
      HandInStore handIns,
      CodeSubmissionStore store,
      LineStore line,
      CodeMarker marker,
      Grader grader,
      Clock clock) {
    this.tasks = tasks;
    this.handIns = handIns;
    this.store = store;
    this.line = line;
    this.marker = marker;
    this.grader = grader;
    this.clock = clock;
  }

  /** Whose programs run one at a time. */
  static String owner(Learner learner) {
    return "learner " + learner.id();
  }

  /** The learner who holds this token, stored from now on. */
  Learner enroll(Visitor visitor) {
    return handIns.enroll(visitor, clock.instant());
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
            .map(work -> handIns.add(learner, answer, limits, work.seat()))
            .orElseGet(() -> handIns.add(learner, answer, limits));
    if (handedIn instanceof HandedIn.Stored stored && !stored.submission().isMarked()) {
      marker.wake();
    }
    return handedIn;
  }

  /** Waits for a verdict so long, and gives the submission as it is then. */
  CodeSubmission await(CodeSubmission submission, long milliseconds) {
    marker.await(submission.id(), milliseconds);
    return store.find(submission.id()).orElse(submission);
  }

  /** Ticks and complaints of a submission, if they are still known. */
  Optional<Grade> known(CodeSubmission submission) {
    return marker.known(submission.id());
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
    return line.before(learner);
  }
}
