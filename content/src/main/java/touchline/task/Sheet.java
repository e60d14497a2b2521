package touchline.task;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.answer.Answer;
import touchline.answer.Reading;

/** A variant that can be marked. */
interface Sheet {
  Variant variant();

  /** What was understood of an answer, field by field. */
  List<Reading> read(Answer answer);

  /** What an answer is worth, field by field. */
  Verdict mark(Answer answer);

  /** Whether an answer that was understood can say anything about the idea behind it. */
  default boolean tells(Answer answer) {
    return true;
  }

  /** The mistakes that give just this answer, right or wrong; empty if it is not complete. */
  Set<String> singles(Answer answer);

  /** The pairs of mistakes that do; empty where two at once are not looked for. */
  default Set<String> pairs(Answer answer) {
    return Set.of();
  }

  /** The mistake that a right answer brought to light, where it was to be found. */
  default Diagnosis found(Answer answer) {
    return new Diagnosis.Nothing();
  }

  /**
   * What the last answer left undone, where that is asked and not what led to it; it stands for
   * every diagnosis.
   */
  default Optional<Diagnosis> left(Answer answer) {
    return Optional.empty();
  }

  /** What is to be said after all these answers, which were understood; empty if nothing is. */
  default String remark(List<Answer> history) {
    return "";
  }

  /** An answer as a picture that tells no more than its mark; empty if it has none. */
  default String picture(Answer answer) {
    return "";
  }

  /** The right answer to a question, a text for each field, as a learner could type it. */
  List<String> right(int question);

  /** The answer that a known mistake gives, a text for each field; empty where it gives none. */
  default List<String> mistaken(int question, String mistake) {
    return List.of();
  }

  /** Which sort of question it is, in words; empty where there is only one. */
  default String situation(int question) {
    return "";
  }

  /** How the right answer comes about, a line a step. */
  List<String> solution(int question);

  /**
   * The method whose steps lead to the right answer.
   *
   * @param picture which of the question's pictures, from 0
   */
  WorkedExample worked(int question, int picture);
}
