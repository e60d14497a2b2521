package touchline.server.exercise;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.exercise.Seeds;
import touchline.server.account.Learner;
import touchline.server.page.Echo;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;
import touchline.server.submission.Submissions;

/** What a panel of practice shows a learner, from what the learner did before. */
public final class History {
  /** Attempts listed; older ones are only counted. */
  private static final int LISTED = 20;

  /** Answers to one variant that a diagnosis looks at. */
  private static final int LOOKED_AT = 100;

  private final SubmissionStore submissions;

  public History(SubmissionStore submissions) {
    this.submissions = submissions;
  }

  /** The latest attempt, else the first variant. */
  PanelState latest(Learner learner, Exercise exercise) {
    Submissions attempts = submissions(learner, exercise);
    return attempts.latest().stream()
        .filter(newest -> newest.answer().purpose() == Purpose.PRACTICE)
        .findFirst()
        .map(newest -> verdict(exercise, newest))
        .orElseGet(() -> PanelState.fresh(exercise.first(), 0, List.of(), attempts));
  }

  /** Whether it is the seed of a variant that practice has. */
  static boolean isSeed(String seed) {
    return number(seed).filter(Seeds::isSeed).isPresent();
  }

  /** A question of a variant; nothing if there is none. */
  Optional<PanelState> variant(Learner learner, Exercise exercise, String seed, String question) {
    Optional<Long> known = number(seed).filter(Seeds::isSeed);
    Optional<Long> asked = number(question);
    if (known.isEmpty() || asked.isEmpty()) {
      return Optional.empty();
    }
    int questions = exercise.marker(known.get()).variant().questions().size();
    return asked
        .filter(number -> number >= 1 && number <= questions)
        .map(number -> fresh(learner, exercise, known.get(), (int) (number - 1)));
  }

  private PanelState fresh(Learner learner, Exercise exercise, long seed, int question) {
    return PanelState.fresh(
        seed, question, answers(learner, exercise, seed), submissions(learner, exercise));
  }

  /** The verdict on an earlier answer of practice; nothing if it is not this learner's. */
  Optional<PanelState> submission(Learner learner, Exercise exercise, String id) {
    return number(id)
        .flatMap(known -> submissions.find(learner, exercise.id(), known))
        .filter(stored -> stored.answer().purpose() == Purpose.PRACTICE)
        .map(stored -> verdict(exercise, stored));
  }

  /** The verdict on what is stored. */
  PanelState verdict(Exercise exercise, Submission stored) {
    List<Submission> before =
        answers(stored.learner(), exercise, stored.answer().seed()).stream()
            .filter(answer -> answer.id() <= stored.id())
            .toList();
    return PanelState.verdict(stored, before, submissions(stored.learner(), exercise));
  }

  /** The first variant in the place of one that practice does not have. */
  PanelState unknown(Learner learner, Exercise exercise, String seed) {
    String problem =
        "Practice has no variant with the seed “"
            + Echo.of(seed)
            + "”: a seed is a whole number from 1 to "
            + Seeds.LAST
            + ". Variants for credit are drawn apart and are not shown here. This is the first"
            + " variant.";
    Answer nothing = new Answer(0, List.of(), DecimalMark.POINT);
    return refused(
        learner,
        exercise,
        new AnswerForm.Refused(exercise.first(), nothing, problem, Map.of(), 404));
  }

  PanelState refused(Learner learner, Exercise exercise, AnswerForm.Refused sent) {
    return PanelState.refused(
        sent, answers(learner, exercise, sent.seed()), submissions(learner, exercise));
  }

  private List<Submission> answers(Learner learner, Exercise exercise, long seed) {
    return submissions.history(learner, exercise.id(), seed, Purpose.PRACTICE, LOOKED_AT);
  }

  private Submissions submissions(Learner learner, Exercise exercise) {
    return submissions.submissions(learner, exercise.id(), LISTED);
  }

  private static Optional<Long> number(String text) {
    return text.matches("[0-9]{1,18}") ? Optional.of(Long.valueOf(text)) : Optional.empty();
  }
}
