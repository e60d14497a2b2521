package touchline.server.exercise.credit;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.Optional;
import touchline.server.account.Visitor;
import touchline.server.exercise.AnswerPages;
import touchline.server.exercise.Exercise;
import touchline.server.exercise.LearnerPages;
import touchline.server.page.PersonalPages;

/** An exercise done for credit by oneself: what is expected, and the variant that one draws. */
public final class CreditPages {
  private final CreditDesk desk;
  private final CreditPanels panels;
  private final LearnerPages who;

  public CreditPages(CreditDesk desk, CreditPanels panels, LearnerPages who) {
    this.desk = desk;
    this.panels = panels;
    this.who = who;
  }

  /** What takes the answers. */
  public AnswerPages answers() {
    return new AnswerPages(who, this::policy);
  }

  /** The questions, once a variant is drawn. */
  public QuestionPages questions() {
    return new QuestionPages(this::policy);
  }

  /** The page: what is expected before a variant is drawn, and then a question. */
  public void page(Context ctx) {
    Optional<CreditPolicy> policy = find(ctx);
    if (policy.isPresent()) {
      QuestionPages.page(ctx, policy.get());
    } else {
      PersonalPages.send(ctx, 200, panels.start(who.exercise(ctx)));
    }
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

  private Optional<CreditPolicy> find(Context ctx) {
    return desk.find(who.learner(ctx), who.exercise(ctx));
  }

  private CreditPolicy policy(Context ctx) {
    return find(ctx).orElseThrow(NotFoundResponse::new);
  }
}
