package touchline.server.gradebook;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import touchline.server.annotation.AnnotationStore;
import touchline.server.assignment.Feedback;
import touchline.server.assignment.FeedbackStore;
import touchline.server.assignment.MoreAttemptsStore;
import touchline.server.assignment.StandingStore;
import touchline.server.exercise.QuestionWords;
import touchline.server.gradebook.HistoryStore.Attempted;
import touchline.server.receipt.Receipts;
import touchline.server.rubric.RubricItem;
import touchline.server.rubric.RubricStore;
import touchline.server.submission.AgainWords;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.MarkedAgainStore;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** A student's work in an assignment in words. */
public final class CellWords {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu, HH:mm:ss", Locale.ENGLISH);

  private final HistoryStore history;
  private final FeedbackStore said;
  private final MoreAttemptsStore attempts;
  private final SubmissionStore submissions;
  private final CodeSubmissionStore methods;
  private final MarkedAgainStore again;
  private final Receipts receipts;
  private final QuestionWords questions;
  private final MistakeNames mistakes;
  private final RubricStore rubrics;
  private final AnnotationStore annotations;
  private final Function<String, String> titles;

  /**
   * @param titles of exercises by id
   */
  public CellWords(
      HistoryStore history,
      FeedbackStore said,
      MoreAttemptsStore attempts,
      SubmissionStore submissions,
      CodeSubmissionStore methods,
      MarkedAgainStore again,
      Receipts receipts,
      QuestionWords questions,
      MistakeNames mistakes,
      RubricStore rubrics,
      AnnotationStore annotations,
      Function<String, String> titles) {
    this.history = history;
    this.said = said;
    this.attempts = attempts;
    this.submissions = submissions;
    this.methods = methods;
    this.again = again;
    this.receipts = receipts;
    this.questions = questions;
    this.mistakes = mistakes;
    this.rubrics = rubrics;
    this.annotations = annotations;
    this.titles = titles;
  }

  /** How the points were changed by marking again, in sentences. */
  List<String> again(long assignment, long account, ZoneId zone) {
    return AgainWords.points(again.of(assignment, account).points(), zone);
  }

  /** Every exercise, whether begun or not. */
  List<CellView.Part> of(long assignment, long account, Instant due, ZoneId zone) {
    MarkedAgainStore.Changes changes = again.of(assignment, account);
    List<Attempted> attempts = history.attempts(assignment, account);
    Map<String, Feedback> feedback = said.of(assignment, account);
    List<RubricItem> items = rubrics.items(assignment);
    List<RubricItem> ticked = rubrics.ticked(assignment, account);
    List<CellView.Part> parts = new ArrayList<>();
    for (HistoryStore.Part part : history.parts(assignment, account)) {
      double program = part.mark() * part.worth();
      parts.add(
          new CellView.Part(
              part.exercise(),
              titles.apply(part.exercise()),
              Points.text(
                  Optional.ofNullable(feedback.get(part.exercise()))
                      .flatMap(Feedback::points)
                      .orElse(
                          RubricItem.points(
                              program, RubricItem.sum(of(part, ticked)), part.worth()))),
              Points.text(part.worth()),
              said(Optional.ofNullable(feedback.get(part.exercise())), zone),
              of(part, items).stream().map(item -> item(item, ticked.contains(item))).toList(),
              numbered(
                  attempts.stream()
                      .filter(attempt -> attempt.exercise().equals(part.exercise()))
                      .map(attempt -> attempt(attempt, changes, due, zone))
                      .toList())));
    }
    return parts;
  }

  private static List<RubricItem> of(HistoryStore.Part part, List<RubricItem> items) {
    return items.stream().filter(item -> item.exercise().equals(part.exercise())).toList();
  }

  private static CellView.Item item(RubricItem item, boolean isTicked) {
    return new CellView.Item(item.id(), item.signed(), item.words(), isTicked);
  }

  /** With the numbers that the student counts: what did not compile cost none of the attempts. */
  private static List<CellView.Attempt> numbered(List<CellView.Attempt> attempts) {
    List<CellView.Attempt> numbered = new ArrayList<>();
    int number = 0;
    for (CellView.Attempt attempt : attempts) {
      boolean isFree =
          attempt.answers().stream().anyMatch(answer -> StandingStore.isFree(answer.outcome()));
      number += isFree ? 0 : 1;
      numbered.add(attempt.numbered(isFree ? 0 : number));
    }
    return numbered;
  }

  /** What was said about all of it, without points. */
  CellView.Said whole(long assignment, long account, ZoneId zone) {
    return said(Optional.ofNullable(said.of(assignment, account).get(Feedback.WHOLE)), zone);
  }

  /** How many attempts more the student has at each exercise. */
  int extra(long assignment, long account) {
    return attempts.own(assignment, account);
  }

  private static CellView.Said said(Optional<Feedback> feedback, ZoneId zone) {
    return feedback
        .map(
            one ->
                new CellView.Said(
                    one.points().map(Points::text).orElse(""),
                    one.comment(),
                    one.reason(),
                    one.by() + ", " + TIME.format(one.at().atZone(zone)),
                    one.revision()))
        .orElse(new CellView.Said("", "", "", "", 0));
  }

  private CellView.Attempt attempt(
      Attempted attempt, MarkedAgainStore.Changes changes, Instant due, ZoneId zone) {
    List<CellView.Answer> answers = new ArrayList<>();
    for (long id : history.values(attempt.id())) {
      submissions.find(id).ifPresent(stored -> answers.add(answer(stored, changes, due, zone)));
    }
    for (long id : history.methods(attempt.id())) {
      methods.find(id).ifPresent(stored -> answers.add(method(stored, changes, due, zone)));
    }
    return new CellView.Attempt(
        attempt.number(),
        TIME.format(attempt.started().atZone(zone)),
        Points.percent(attempt.mark()),
        attempt.hints(),
        answers);
  }

  private CellView.Answer answer(
      Submission stored, MarkedAgainStore.Changes changes, Instant due, ZoneId zone) {
    MarkedAnswer answer = stored.answer();
    int question = answer.raw().question();
    String situation = questions.situation(answer.exercise(), answer.seed(), question);
    String number = "Question " + (question + 1);
    return new CellView.Answer(
        TIME.format(answer.receivedAt().atZone(zone)),
        late(answer.receivedAt(), due),
        situation.isEmpty() ? number : number + ", " + situation,
        questions.seen(answer, true).orElse(null),
        questions.answer(answer),
        "",
        0,
        0,
        answer.mark().outcome().word(),
        Points.percent(answer.mark().share()),
        mistakes.of(String.join(" ", answer.mark().mistakes())),
        AgainWords.marks(changes.of(stored), zone),
        receipts.of(stored));
  }

  private CellView.Answer method(
      CodeSubmission stored, MarkedAgainStore.Changes changes, Instant due, ZoneId zone) {
    Instant at = stored.answer().receivedAt();
    return new CellView.Answer(
        TIME.format(at.atZone(zone)),
        late(at, due),
        "",
        null,
        stored.verdict().map(CodeVerdict::message).orElse(""),
        stored.answer().source(),
        stored.id(),
        annotations.of(stored.id()).size(),
        stored.verdict().map(CodeVerdict::outcome).orElse("waiting"),
        stored.verdict().map(verdict -> Points.percent(verdict.mark())).orElse(""),
        mistakes.of(stored.verdict().map(CodeVerdict::mistake).orElse("")),
        AgainWords.marks(changes.of(stored), zone),
        receipts.of(stored));
  }

  /** How long after it was due. */
  static String late(Instant at, Instant due) {
    if (!at.isAfter(due)) {
      return "";
    }
    Duration late = Duration.between(due, at);
    long hours = late.toHours();
    if (hours >= 48) {
      return late.toDays() + " days late";
    }
    return hours > 0 ? hours + " h late" : Math.max(1, late.toMinutes()) + " min late";
  }
}
