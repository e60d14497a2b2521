package touchline.server.code;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.assignment.Work;
import touchline.server.grading.verdict.Findings;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Grader;
import touchline.server.grading.verdict.TracedCase;
import touchline.server.lane.Lane;
import touchline.server.lane.Owner;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.CodeSubmissions;
import touchline.server.submission.HandInResult;
import touchline.server.submission.HandInStore;
import touchline.server.submission.LineStore;
import touchline.server.submission.Sender;

/** Where methods are run and handed in: stored, acknowledged, and then marked. */
public final class CodeDesk {
  /** Submissions of one learner that wait. */
  private static final int MOST_WAITING = 50;

  /** Of people without an account at one address: a lecture hall hands in at once. */
  private static final int MOST_FROM_AN_ADDRESS = 500;

  /** Of people without an account, from everywhere. */
  private static final int MOST_ANONYMOUS = 2_000;

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

  /** The learner who holds this token, stored from now on. */
  Learner enroll(Visitor visitor) {
    return handIns.enroll(visitor, clock.instant());
  }

  /** Runs the public cases. */
  Grade tryOut(CodeTask task, String source, Owner owner) {
    return grader.tryOut(task.exercise(), source, owner);
  }

  /** Runs one case step by step; nothing if there is nothing to step through. */
  Optional<TracedCase> traced(CodeTask task, String source, double[] input, Owner owner) {
    return grader.traced(task.exercise(), source, input, owner);
  }

  /** Stores a method of somebody who is known, outside assignments, and puts it in the line. */
  HandInResult handIn(Learner learner, CodeTask task, CodeForm.Accepted sent) {
    return handIn(learner, CodePlace.own(task), sent, Sender.KNOWN);
  }

  /** Stores a method and puts it in the line. */
  HandInResult handIn(Learner learner, CodePlace place, CodeForm.Accepted sent, Sender sender) {
    if (sender.lane() == Lane.ANONYMOUS && isCrowded(sender.address())) {
      return new HandInResult.Crowded();
    }
    CodeAnswer answer =
        new CodeAnswer(
            place.task().id(),
            place.task().exercise().number(),
            place.task().version(),
            sent.source(),
            random.nextLong(),
            sent.formKey(),
            clock.instant());
    HandInResult.Limits limits = new HandInResult.Limits(place.attempts(), MOST_WAITING);
    HandInResult handedIn =
        place
            .work()
            .map(work -> handIns.add(learner, answer, limits, work.seat()))
            .orElseGet(() -> handIns.add(learner, answer, limits, sender));
    if (handedIn instanceof HandInResult.Stored stored && !stored.submission().isMarked()) {
      marker.wake();
    }
    return handedIn;
  }

  private boolean isCrowded(String address) {
    return line.waitingFrom(address) >= MOST_FROM_AN_ADDRESS
        || line.waitingAnonymous() >= MOST_ANONYMOUS;
  }

  /** Waits for a verdict so long, and gives the submission as it is then. */
  CodeSubmission await(CodeSubmission submission, long milliseconds) {
    marker.await(submission.id(), milliseconds);
    return store.find(submission.id()).orElse(submission);
  }

  /** What is shown beside the verdict on a submission. */
  Findings findings(CodeSubmission submission) {
    return store.findings(submission.id()).map(Verdicts::findings).orElse(Findings.NONE);
  }

  Optional<CodeSubmission> find(Learner learner, CodePlace place, long id) {
    return store.find(place.scope(learner), id);
  }

  Optional<CodeSubmission> find(Learner learner, long id) {
    return store.find(learner, id);
  }

  CodeSubmissions submissions(Learner learner, CodePlace place) {
    return store.submissions(place.scope(learner), LISTED);
  }

  /** How many attempts at an exercise of an assignment count against the limit. */
  int used(Work work) {
    return store.used(work.seat());
  }

  /** Whether the lesson's method may be shown here now. */
  boolean mayTell(CodePlace place) {
    return place.mayTell(place.work().map(this::used).orElse(0));
  }

  /** Where a submission belongs: in the form in which it was written, if there is that still. */
  CodePlace placeOf(CodePlace place, CodeSubmission submission) {
    CodeAnswer answer = submission.answer();
    return tasks.find(answer.exercise(), answer.variant()).map(place::with).orElse(place);
  }

  int waiting() {
    return line.waiting();
  }

  int before(Learner learner) {
    return line.before(learner);
  }
}
