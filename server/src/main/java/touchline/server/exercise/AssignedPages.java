package touchline.server.exercise;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import touchline.server.assignment.Begun;
import touchline.server.assignment.Turn;
import touchline.server.assignment.Work;
import touchline.server.assignment.WorkPages;
import touchline.server.page.PersonalPages;

/** An exercise of an assignment: what it asks, its attempts, and what they take. */
public final class AssignedPages {
  private final WorkPages works;
  private final AssignedDesk desk;
  private final CreditPanels panels;
  private final LearnerPages who;

  public AssignedPages(WorkPages works, AssignedDesk desk, CreditPanels panels, LearnerPages who) {
    this.works = works;
    this.desk = desk;
    this.panels = panels;
    this.who = who;
  }

  /** An attempt that the address names, for who asks. */
  private record At(Work work, List<Turn> turns, Turn turn, Credit credit) {
    AssignedView view() {
      return AssignedWords.at(work, credit.exercise(), turns, turn);
    }
  }

  /** Leads on to the latest attempt; before the first, says what is asked and when. */
  public void page(Context ctx) {
    Work work = works.work(ctx);
    List<Turn> turns = work.isEarly() || work.isStaff() ? List.of() : desk.turns(work);
    if (turns.isEmpty()) {
      first(ctx, 200, work);
    } else {
      ctx.redirect(AssignedWords.path(work, turns.size()), HttpStatus.SEE_OTHER);
    }
  }

  private void first(Context ctx, int status, Work work) {
    AssignedView view = AssignedWords.before(work, who.exercise(ctx));
    PersonalPages.send(ctx, status, panels.page(view));
  }

  /** Begins an attempt and leads on to it. */
  public void begin(Context ctx) throws IOException {
    Work work = works.work(ctx);
    who.exercise(ctx);
    int after = CreditPages.number(LearnerPages.form(ctx).first("after")).orElse(0);
    if (work.isStaff()) {
      first(ctx, 422, work);
    } else if (desk.begin(work, after) instanceof Begun.Yes yes) {
      String path = AssignedWords.path(work, yes.turn().number());
      ctx.redirect(path, HttpStatus.SEE_OTHER);
    } else {
      ctx.redirect(work.path(), HttpStatus.SEE_OTHER);
    }
  }

  /** An attempt, with one of its questions. */
  public void attempt(Context ctx) {
    At at = at(ctx);
    PersonalPages.send(ctx, 200, page(at, at.credit(), showing(ctx, at)));
  }

  /** The panel of a question alone. */
  public void panel(Context ctx) {
    At at = at(ctx);
    PersonalPages.send(ctx, 200, panels.panel(at.credit(), showing(ctx, at)));
  }

  private Showing showing(Context ctx, At at) {
    return panels.showing(at.credit(), CreditPages.asked(ctx, at.credit()));
  }

  private String page(At at, Credit credit, Showing showing) {
    return panels.page(credit, showing, at.view());
  }

  /** Gives the next hint. */
  public void hint(Context ctx) throws IOException {
    At at = at(ctx);
    Form form = LearnerPages.form(ctx);
    int hint = CreditPages.number(form.first("hint")).orElse(0);
    desk.hint(at.work(), at.credit().exercise(), at.turn(), hint);
    int question = CreditPages.number(form.first("question")).orElse(1);
    ctx.redirect(question(at, question), HttpStatus.SEE_OTHER);
  }

  private static String question(At at, int number) {
    return at.credit().place().path() + "?question=" + number;
  }

  /** Takes an answer from the page's form and leads on to its verdict. */
  public void submit(Context ctx) throws IOException {
    At at = at(ctx);
    Sent sent = taken(ctx, at);
    if (sent instanceof Sent.Refused refused) {
      refuse(ctx, at, refused, (credit, showing) -> page(at, credit, showing));
    } else {
      ctx.redirect(question(at, sent.answer().question() + 1), HttpStatus.SEE_OTHER);
    }
  }

  /** Takes an answer from the script and answers with the panel that shows its verdict. */
  public void submitPanel(Context ctx) throws IOException {
    At at = at(ctx);
    Sent sent = taken(ctx, at);
    if (sent instanceof Sent.Refused refused) {
      refuse(ctx, at, refused, panels::panel);
    } else {
      Credit after = at(ctx).credit();
      Showing showing = panels.showing(after, sent.answer().question());
      PersonalPages.send(ctx, 200, panels.panel(after, showing));
    }
  }

  /** What was accepted is stored by now. */
  private Sent taken(Context ctx, At at) throws IOException {
    Sent sent = CreditDesk.read(at.credit(), LearnerPages.form(ctx), LearnerPages.decimalMark(ctx));
    if (!at.credit().place().isOpen()) {
      return closed(sent, at);
    }
    if (sent instanceof Sent.Accepted accepted
        && desk.handIn(at.work(), at.credit(), at.turn(), accepted).isEmpty()) {
      return closed(sent, at);
    }
    return sent;
  }

  /** The answer stays in the form, so that it is not lost where more time is given. */
  private static Sent.Refused closed(Sent sent, At at) {
    String why =
        at.turn().number() < at.turns().size()
            ? "Another attempt was begun, so this one takes no more answers."
            : "No more answers are taken here. " + at.work().times();
    String problem = why + " This one was not stored.";
    return new Sent.Refused(sent.seed(), sent.answer(), problem, Map.of(), 422);
  }

  private static void refuse(
      Context ctx, At at, Sent.Refused refused, BiFunction<Credit, Showing, String> rendering) {
    CreditPages.refuse(ctx, at.credit(), refused, rendering);
  }

  private At at(Context ctx) {
    Work work = works.work(ctx);
    Exercise exercise = who.exercise(ctx);
    int number = CreditPages.number(ctx.pathParam("number")).orElse(0);
    List<Turn> turns = work.isEarly() || work.isStaff() ? List.of() : desk.turns(work);
    if (number < 1 || number > turns.size()) {
      throw new NotFoundResponse();
    }
    Turn turn = turns.get(number - 1);
    return new At(work, turns, turn, desk.credit(work, exercise, turns, turn));
  }
}
