package touchline.server.code;

import io.javalin.http.Context;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Learner;
import touchline.server.assignment.WorkView;
import touchline.server.code.CodeRuns.Answer;
import touchline.server.exercise.LearnerPages;
import touchline.server.page.PersonalPages;
import touchline.server.submission.CodeSubmissions;

/** Sends an exercise that asks for a method: as a whole page, or the inside of a result alone. */
final class CodeReplyPages {
  /** In seconds, for who finds no room. */
  static final String AGAIN = "3";

  /** In seconds, for who has to wait for another day. */
  private static final String LATER = "3600";

  private final CodePanels panels;
  private final CodeDesk desk;
  private final LearnerPages who;
  private final MethodNotes notes;

  CodeReplyPages(CodePanels panels, CodeDesk desk, LearnerPages who, MethodNotes notes) {
    this.panels = panels;
    this.desk = desk;
    this.who = who;
    this.notes = notes;
  }

  /** The whole page, or what goes into the page that is open. */
  void reply(Context ctx, boolean wholePage, CodePlace place, CodeForm sent, Answer answer) {
    if (wholePage) {
      sayWhenAgain(ctx, answer);
      page(ctx, answer.status(), place, sent.source(), answer.view());
    } else {
      part(ctx, new Answer(answer.status(), answer.view().withUsed(used(place))));
    }
  }

  /** What goes into the page that is open. */
  void part(Context ctx, Answer answer) {
    sayWhenAgain(ctx, answer);
    PersonalPages.send(ctx, answer.status(), panels.result(answer.view()));
  }

  /** What goes into the page that is open, where nothing was refused. */
  void part(Context ctx, CodePlace place, ResultView result) {
    PersonalPages.send(ctx, 200, panels.result(result.withUsed(used(place))));
  }

  /** Attempts of an assignment that are used by now: the page that is open told it before. */
  private String used(CodePlace place) {
    return place.work().map(work -> WorkView.of(work, desk.used(work)).attempts()).orElse("");
  }

  /** The whole page, with this source in the editor. */
  void page(Context ctx, int status, CodePlace place, String source, @Nullable ResultView result) {
    Learner learner = who.learner(ctx);
    CodeSubmissions attempts =
        learner.equals(Learner.NOBODY) ? CodeSubmissions.NONE : desk.submissions(learner, place);
    Optional<WorkView> view = place.work().map(work -> WorkView.of(work, desk.used(work)));
    PersonalPages.send(
        ctx,
        status,
        panels.page(
            place,
            view,
            desk.mayTell(place),
            source,
            result,
            attempts,
            notes.of(place, learner, ctx.queryParam("submission"))));
  }

  private static void sayWhenAgain(Context ctx, Answer answer) {
    if (answer.status() == 429 || answer.status() == 503) {
      ctx.header("Retry-After", answer.view().outcome().equals("over") ? LATER : AGAIN);
    }
  }
}
