package touchline.server.exercise.credit;

import java.util.Map;
import touchline.answer.DecimalMark;
import touchline.server.account.Visitor;
import touchline.server.exercise.AnswerForm;
import touchline.server.exercise.AnswerPolicy;
import touchline.server.exercise.Desk;
import touchline.server.exercise.PanelState;
import touchline.server.exercise.Rendering;
import touchline.server.page.Form;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;

/**
 * Credit: whoever drew the variant answers it, so often and no oftener, and is told what the place
 * allows.
 *
 * @param credit as it was when the request came
 */
record CreditPolicy(CreditSource source, Credit credit, Desk desk, CreditPanels panels)
    implements AnswerPolicy {
  /** Reads an answer; one to a question that is finished is refused. */
  @Override
  public AnswerForm read(Form form, DecimalMark otherwise) {
    AnswerForm read = AnswerForm.read(credit.exercise(), credit.draw().seed(), form, otherwise);
    if (!credit.place().isOpen()) {
      return closed(read);
    }
    if (read instanceof AnswerForm.Accepted accepted
        && credit.isFinished(accepted.answer().question())
        && credit.same(accepted.answer()).isEmpty()) {
      return refused(read, "This question is finished, and its answers are marked.");
    }
    return read;
  }

  /** The answer stays in the form, so that it is not lost where more time is given. */
  private AnswerForm.Refused closed(AnswerForm form) {
    return refused(form, source.closed() + " This one was not stored.");
  }

  private static AnswerForm.Refused refused(AnswerForm form, String problem) {
    return new AnswerForm.Refused(form.seed(), form.answer(), problem, Map.of(), 422);
  }

  @Override
  public Result store(Visitor who, AnswerForm.Accepted answer) {
    return credit
        .same(answer.answer())
        .or(() -> source.add(who, desk.mark(credit.exercise(), Purpose.CREDIT, answer)))
        .<Result>map(Result.Stored::new)
        .orElseGet(() -> new Result.Refused(closed(answer)));
  }

  @Override
  public String path(Submission stored) {
    return path(stored.answer().raw().question() + 1);
  }

  /** Where a question is shown, from 1. */
  String path(int question) {
    return credit.place().path() + "?question=" + question;
  }

  @Override
  public Rendering verdict(Submission stored) {
    return question(source.credit(), stored.answer().raw().question());
  }

  @Override
  public Rendering refused(AnswerForm.Refused form) {
    return rendering(
        credit, PanelState.refused(form, credit.history(), CreditPanels.submissions(credit)));
  }

  /** A question, from 0, with the verdict on its latest answer. */
  Rendering question(int question) {
    return question(credit, question);
  }

  private Rendering question(Credit now, int question) {
    return rendering(now, panels.showing(now, question));
  }

  private Rendering rendering(Credit now, PanelState showing) {
    return new Rendering(
        () -> panels.page(now, showing, source.around(now)), () -> panels.panel(now, showing));
  }
}
