package touchline.server.code;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.mistake.MistakeTexts;
import touchline.server.grading.verdict.CodeOutcome;
import touchline.server.grading.verdict.Findings;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.TracedCase;
import touchline.server.lane.Owner;
import touchline.server.receipt.Receipts;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissions;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.Sender;

/** What a learner is answered: to Run, to Submit, and when looking at a submission again. */
public final class CodeRuns {
  private static final Logger LOG = LoggerFactory.getLogger(CodeRuns.class);

  /** Milliseconds that a request waits for a verdict; longer, and the page says where to look. */
  private static final long PATIENCE = 8_000;

  /** Requests that wait; the web server has some 200 threads, and pages need some, too. */
  private static final int SEATS = 80;

  private static final int SEATS_EACH = 4;

  private final CodeDesk desk;
  private final Receipts receipts;
  private final CaseTracer tracer;
  private final MistakeTexts mistakes;
  private final Praise praise = new Praise();
  private final Seats seats = new Seats(SEATS, SEATS_EACH);

  /**
   * @param mistakes what is said about them
   */
  public CodeRuns(CodeDesk desk, Receipts receipts, CaseTracer tracer, MistakeTexts mistakes) {
    this.desk = desk;
    this.receipts = receipts;
    this.tracer = tracer;
    this.mistakes = mistakes;
  }

  /**
   * What is shown, and the status of the answer.
   *
   * @param status 200, or why there is no run: 413, 422, 429, 503
   */
  record Answer(int status, ResultView view) {
    static Answer of(CodeForm.Refused refused) {
      String outcome = refused.status() == 413 ? "too-long" : "missing";
      return new Answer(refused.status(), ResultView.problem(outcome, refused.problem()));
    }

    static Answer tooMany(String problem) {
      return new Answer(429, ResultView.problem("too-many", problem));
    }

    static Answer busy() {
      return new Answer(
          503,
          ResultView.problem(
              "busy",
              "Many methods are being run just now, and yours was not. Try again in a few seconds."));
    }
  }

  /** Runs the public cases, and shows the first that fails step by step. */
  Answer run(CodePlace place, Owner owner, CodeForm.Accepted sent) {
    CodeTask task = place.task();
    return seated(
        owner,
        () -> {
          Grade grade = desk.tryOut(task, sent.source(), owner);
          if (grade.outcome() == CodeOutcome.NOT_MARKED) {
            return Answer.busy();
          }
          return new Answer(
              200,
              ResultWords.run(grade)
                  .withStepping(step(place, owner, sent.source(), grade.telling())));
        });
  }

  private String step(CodePlace place, Owner owner, String source, Optional<double[]> input) {
    CodeTask task = place.task();
    return told(
        place,
        source,
        input
            .filter(numbers -> tracer.isCase(task.exercise(), numbers))
            .flatMap(numbers -> desk.traced(task, source, numbers, owner)));
  }

  /**
   * Both runs of a case, or theirs alone; empty if there is none. What a student's program leaves
   * behind can be odder than whoever tells it foresaw, and nobody must lose a verdict for that:
   * then there are no steps, and the log says why.
   */
  private String told(CodePlace place, String source, Optional<TracedCase> traced) {
    CodeTask task = place.task();
    try {
      return traced
          .flatMap(
              one ->
                  desk.mayTell(place)
                      ? tracer.html(task.exercise(), source, one)
                      : tracer.own(task.exercise(), source, one))
          .orElse("");
    } catch (RuntimeException broken) {
      LOG.error("{} could not be told step by step", task.id(), broken);
      return "";
    }
  }

  /** Both runs of an input that the learner chose. */
  Answer step(CodePlace place, Owner owner, CodeForm.Accepted sent, double[] input) {
    return seated(
        owner,
        () ->
            new Answer(
                200,
                ResultView.problem("step", "")
                    .withStepping(step(place, owner, sent.source(), Optional.of(input)))));
  }

  /** What is known about a submission; waits a while for its verdict, and runs nothing. */
  ResultView submission(CodePlace place, CodeSubmission submission, Owner owner) {
    CodeSubmission known = await(submission, owner);
    return known
        .verdict()
        .map(verdict -> view(place, known, verdict))
        .orElseGet(() -> ResultWords.waiting(place, known));
  }

  /** What is said of a submission that was right when somebody comes back. */
  ResultView solved(CodePlace place, CodeSubmission submission) {
    return ResultWords.solved(submission, praise.of(place.task().exercise()));
  }

  /** A submission with its verdict, if that comes soon enough. */
  CodeSubmission await(CodeSubmission submission) {
    return await(submission, Sender.KNOWN.owner(submission.learner()));
  }

  private CodeSubmission await(CodeSubmission submission, Owner owner) {
    if (seats.take(owner) != Seats.Answer.YES) {
      return desk.await(submission, 0);
    }
    try {
      return desk.await(submission, PATIENCE);
    } finally {
      seats.leave(owner);
    }
  }

  private ResultView view(CodePlace asked, CodeSubmission submission, CodeVerdict verdict) {
    CodePlace place = desk.placeOf(asked, submission);
    Findings findings = desk.findings(submission);
    CodeSubmissions attempts = desk.submissions(submission.learner(), place);
    Instant at = submission.answer().receivedAt();
    int kept = place.work().map(work -> work.kept(at)).orElse(100);
    String standing = CodePanels.standing(place, verdict.mark(), kept, attempts);
    String html = told(place, submission.answer().source(), findings.traced());
    return ResultWords.submitted(
            submission,
            verdict,
            findings,
            standing,
            receipts.of(submission),
            mistakes,
            place.task().exercise(),
            praise.of(place.task().exercise()))
        .withStepping(html);
  }

  private Answer seated(Owner owner, Supplier<Answer> action) {
    return switch (seats.take(owner)) {
      case YES -> andLeave(owner, action);
      case TOO_MANY_OF_THEIRS ->
          Answer.tooMany("Your earlier runs are not finished. Wait for them first.");
      case FULL -> Answer.busy();
    };
  }

  private Answer andLeave(Owner owner, Supplier<Answer> action) {
    try {
      return action.get();
    } finally {
      seats.leave(owner);
    }
  }
}
