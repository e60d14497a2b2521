package touchline.server.exercise;

import touchline.answer.DecimalMark;
import touchline.server.account.Visitor;
import touchline.server.page.Form;
import touchline.server.submission.Submission;

/**
 * The rules of a place where answers are given: to which variant, by whom, and what may be told.
 * Practice has them, and credit, by oneself and in assignments; {@link AnswerPages} asks them.
 */
public interface AnswerPolicy {
  /** What came of an answer that could be marked. */
  sealed interface Result {
    record Stored(Submission submission) implements Result {}

    /** No more answers are taken. */
    record Refused(AnswerForm.Refused form) implements Result {}
  }

  /** Reads a form; what is refused counts for nothing. */
  AnswerForm read(Form form, DecimalMark otherwise);

  /** Marks an answer and stores it; one that says the same as an earlier one may be that one. */
  Result store(Visitor who, AnswerForm.Accepted answer);

  /** Where the verdict on a submission is shown. */
  String path(Submission stored);

  /** The verdict on what was just stored. */
  Rendering verdict(Submission stored);

  /** An answer that cannot be marked, with why. */
  Rendering refused(AnswerForm.Refused form);
}
