package touchline.server.exercise.credit;

import java.util.List;
import java.util.Optional;
import touchline.answer.Answer;
import touchline.server.exercise.AnswerMarks;
import touchline.server.exercise.Exercise;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.Hint;
import touchline.server.submission.Draw;
import touchline.server.submission.Submission;
import touchline.task.Marker;

/**
 * How a learner stands in an exercise for credit.
 *
 * @param place where it is done
 * @param history the learner's answers to the variant that was drawn, oldest first
 * @param telling when the right answer may be known
 */
record Credit(
    Exercise exercise, CreditPlace place, Draw draw, List<Submission> history, Telling telling) {
  /** When the right answer to a question may be known. */
  enum Telling {
    /** As soon as the question takes no more answers. */
    QUESTION_BY_QUESTION,
    NOW,
    NOT_NOW
  }

  Credit {
    history = List.copyOf(history);
  }

  Marker marker() {
    return exercise.marker(draw.seed());
  }

  int questions() {
    return marker().variant().questions().size();
  }

  private ExerciseTerms terms() {
    return exercise.text().terms();
  }

  /** The answers to a question, oldest first. */
  List<Submission> answers(int question) {
    return history.stream().filter(stored -> stored.answer().raw().question() == question).toList();
  }

  Optional<Submission> latest(int question) {
    List<Submission> answers = answers(question);
    return answers.isEmpty() ? Optional.empty() : Optional.of(answers.get(answers.size() - 1));
  }

  /** An answer that said the same as this one, however it was typed. */
  Optional<Submission> same(Answer answer) {
    return history.stream()
        .filter(stored -> marker().isRepeated(answer, List.of(stored.answer().raw())))
        .findFirst();
  }

  /** How many more different answers a question takes. */
  int left(int question) {
    return isRight(question) ? 0 : Math.max(0, terms().attempts() - answers(question).size());
  }

  boolean isRight(int question) {
    return answers(question).stream().anyMatch(stored -> stored.answer().mark().share() == 1);
  }

  boolean isFinished(int question) {
    return left(question) == 0;
  }

  boolean isFinished() {
    for (int question = 0; question < questions(); question++) {
      if (!isFinished(question)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the right answer to a question may be known. */
  boolean mayTell(int question) {
    return switch (telling) {
      case QUESTION_BY_QUESTION -> isFinished(question);
      case NOW -> true;
      case NOT_NOW -> false;
    };
  }

  /** The first question that can still be answered, else the first one. */
  int current() {
    for (int question = 0; question < questions(); question++) {
      if (!isFinished(question)) {
        return question;
      }
    }
    return 0;
  }

  /** The hints that were given. */
  List<Hint> hints() {
    return terms().hints().subList(0, Math.min(draw.hints(), terms().hints().size()));
  }

  /** The hint that comes next, if there is one. */
  Optional<Hint> nextHint() {
    List<Hint> all = terms().hints();
    return draw.hints() < all.size() ? Optional.of(all.get(draw.hints())) : Optional.empty();
  }

  /** The points so far. */
  double points() {
    return AnswerMarks.share(exercise, draw, history) * place.points();
  }
}
