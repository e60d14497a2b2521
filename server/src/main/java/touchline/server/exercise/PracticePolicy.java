package touchline.server.exercise;

import touchline.answer.DecimalMark;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.page.Form;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;

/** Practice: anybody answers, to the variant that the form names, and is told at once. */
record PracticePolicy(Exercise exercise, Learner learner, Desk desk, History history, Panels panels)
    implements AnswerPolicy {
  @Override
  public AnswerForm read(Form form, DecimalMark otherwise) {
    return AnswerForm.read(exercise, form, otherwise);
  }

  @Override
  public Result store(Visitor who, AnswerForm.Accepted answer) {
    return new Result.Stored(desk.store(who, desk.mark(exercise, Purpose.PRACTICE, answer)));
  }

  @Override
  public String path(Submission stored) {
    return exercise.path(stored);
  }

  @Override
  public Rendering verdict(Submission stored) {
    return rendering(history.verdict(exercise, stored));
  }

  @Override
  public Rendering refused(AnswerForm.Refused form) {
    return rendering(history.refused(learner, exercise, form));
  }

  private Rendering rendering(PanelState showing) {
    return new Rendering(
        () -> panels.page(exercise, showing), () -> panels.panel(exercise, showing));
  }
}
