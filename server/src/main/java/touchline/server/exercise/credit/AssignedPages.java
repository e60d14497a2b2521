package touchline.server.exercise.credit;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import touchline.server.assignment.Attempt;
import touchline.server.assignment.AttemptStart;
import touchline.server.assignment.Work;
import touchline.server.assignment.WorkPages;
import touchline.server.exercise.AnswerPages;
import touchline.server.exercise.Exercise;
import touchline.server.exercise.LearnerPages;
import touchline.server.page.FormPages;
import touchline.server.page.PersonalPages;

/** An exercise of an assignment: what it asks, and its attempts. */
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

  /** Leads on to the latest attempt; before the first, says what is asked and when. */
  public void page(Context ctx) {
    Work work = works.work(ctx);
    List<Attempt> attempts = work.isEarly() || work.isStaff() ? List.of() : desk.attempts(work);
    if (attempts.isEmpty()) {
      first(ctx, 200, work);
    } else {
      ctx.redirect(AssignedWords.path(work, attempts.size()), HttpStatus.SEE_OTHER);
    }
  }

  private void first(Context ctx, int status, Work work) {
    AssignedView view = AssignedWords.before(work, who.assigned(ctx));
    PersonalPages.send(ctx, status, panels.page(view));
  }

  /** Begins an attempt and leads on to it. */
  public void begin(Context ctx) throws IOException {
    Work work = works.work(ctx);
    Exercise exercise = who.assigned(ctx);
    int after = QuestionPages.number(FormPages.form(ctx).first("after")).orElse(0);
    if (work.isStaff()) {
      first(ctx, 422, work);
    } else if (desk.begin(work, exercise, after) instanceof AttemptStart.Yes yes) {
      String path = AssignedWords.path(work, yes.attempt().number());
      ctx.redirect(path, HttpStatus.SEE_OTHER);
    } else {
      ctx.redirect(work.path(), HttpStatus.SEE_OTHER);
    }
  }

  /** What takes the answers to an attempt. */
  public AnswerPages answers() {
    return new AnswerPages(who, this::policy);
  }

  /** The questions of an attempt. */
  public QuestionPages questions() {
    return new QuestionPages(this::policy);
  }

  private CreditPolicy policy(Context ctx) {
    Work work = works.work(ctx);
    Exercise exercise = who.assigned(ctx);
    int number = QuestionPages.number(ctx.pathParam("number")).orElse(0);
    return Optional.of(work)
        .filter(open -> !open.isEarly() && !open.isStaff())
        .flatMap(open -> desk.find(open, exercise, number))
        .orElseThrow(NotFoundResponse::new);
  }
}
