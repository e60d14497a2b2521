package touchline.server.exercise;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.function.BiFunction;
import touchline.server.account.Visitor;
import touchline.server.page.PersonalPages;
import touchline.server.submission.Submission;

/** An exercise done for credit: its page, its panel alone for the script, and what they take. */
public final class CreditPages {
  private final CreditDesk desk;
  private final CreditPanels panels;
  private final LearnerPages who;

  public CreditPages(CreditDesk desk, CreditPanels panels, LearnerPages who) {
    this.desk = desk;
    this.panels = panels;
    this.who = who;
  }

  /** The page: what is expected before a variant is drawn, and then a question. */
  public void page(Context ctx) {
    Exercise exercise = who.exercise(ctx);
    Optional<Credit> credit = desk.find(who.learner(ctx), exercise);
    String html =
        credit
            .map(known -> panels.page(known, showing(ctx, known)))
            .orElseGet(() -> panels.start(exercise));
    PersonalPages.send(ctx, 200, html);
  }

  /** The panel of a question. */
  public void panel(Context ctx) {
    Credit credit = credit(ctx);
    PersonalPages.send(ctx, 200, panels.panel(credit, showing(ctx, credit)));
  }

  /** Draws the learner's variant. */
  public void start(Context ctx) {
    Exercise exercise = who.exercise(ctx);
    who.requireRoom(ctx);
    Visitor visitor = who.visitor(ctx);
    desk.start(visitor, exercise);
    who.remember(ctx, visitor);
    ctx.redirect(exercise.creditPath(), HttpStatus.SEE_OTHER);
  }

  /** Gives the next hint. */
  public void hint(Context ctx) throws IOException {
    Credit credit = credit(ctx);
    Form form = LearnerPages.form(ctx);
    desk.hint(who.learner(ctx), credit.exercise(), number(form.first("hint")).orElse(0));
    int question = number(form.first("question")).orElse(1);
    ctx.redirect(credit.exercise().creditPath() + "?question=" + question, HttpStatus.SEE_OTHER);
  }

  /** Takes an answer from the page's form and leads on to its verdict. */
  public void submit(Context ctx) throws IOException {
    Credit credit = credit(ctx);
    Sent sent = read(ctx, credit);
    if (sent instanceof Sent.Accepted accepted) {
      handIn(ctx, credit, accepted);
      int question = accepted.answer().question() + 1;
      ctx.redirect(credit.exercise().creditPath() + "?question=" + question, HttpStatus.SEE_OTHER);
    } else if (sent instanceof Sent.Refused refused) {
      refuse(ctx, credit, refused, panels::page);
    }
  }

  /** Takes an answer from the script and answers with the panel that shows its verdict. */
  public void submitPanel(Context ctx) throws IOException {
    Credit credit = credit(ctx);
    Sent sent = read(ctx, credit);
    if (sent instanceof Sent.Accepted accepted) {
      handIn(ctx, credit, accepted);
      Credit after = credit(ctx);
      int question = accepted.answer().question();
      PersonalPages.send(ctx, 200, panels.panel(after, panels.showing(after, question)));
    } else if (sent instanceof Sent.Refused refused) {
      refuse(ctx, credit, refused, panels::panel);
    }
  }

  private Sent read(Context ctx, Credit credit) throws IOException {
    Form form = LearnerPages.form(ctx);
    return who.stored(ctx, CreditDesk.read(credit, form, LearnerPages.decimalMark(ctx)));
  }

  private Submission handIn(Context ctx, Credit credit, Sent.Accepted sent) {
    return desk.handIn(who.visitor(ctx), credit, sent);
  }

  /** Shows an answer again that cannot be marked, and says why. */
  static void refuse(
      Context ctx,
      Credit credit,
      Sent.Refused refused,
      BiFunction<Credit, Showing, String> rendering) {
    Showing showing = Showing.refused(refused, credit.history(), CreditPanels.attempts(credit));
    PersonalPages.send(ctx, refused.status(), rendering.apply(credit, showing));
  }

  private Credit credit(Context ctx) {
    return desk.find(who.learner(ctx), who.exercise(ctx)).orElseThrow(NotFoundResponse::new);
  }

  private Showing showing(Context ctx, Credit credit) {
    return panels.showing(credit, asked(ctx, credit));
  }

  /** The question that the address names, else the first that can still be answered. */
  static int asked(Context ctx, Credit credit) {
    String question = ctx.queryParam("question");
    int asked = question == null ? credit.current() : number(question).orElse(0) - 1;
    if (asked < 0 || asked >= credit.questions()) {
      throw new NotFoundResponse();
    }
    return asked;
  }

  static Optional<Integer> number(String text) {
    return text.matches("[0-9]{1,4}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }
}
