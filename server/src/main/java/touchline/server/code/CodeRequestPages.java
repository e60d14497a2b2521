package touchline.server.code;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.util.Optional;
import touchline.server.code.CodeRuns.Answer;
import touchline.server.lane.Owner;
import touchline.server.page.Form;
import touchline.server.page.FormPages;
import touchline.server.page.PersonalPages;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.HandInResult;

/** What a learner asks to be done with a method: run it, hand it in, step through a case. */
final class CodeRequestPages {
  private final CodeRuns runs;
  private final CodeSenderPages senders;
  private final CodeReplyPages replies;

  CodeRequestPages(CodeRuns runs, CodeSenderPages senders, CodeReplyPages replies) {
    this.runs = runs;
    this.senders = senders;
    this.replies = replies;
  }

  void run(Context ctx, CodePlace place, boolean wholePage) throws IOException {
    CodeForm sent = CodeForm.read(FormPages.form(ctx, CodeForm.MOST));
    if (sent instanceof CodeForm.Refused refused) {
      replies.reply(ctx, wholePage, place, sent, Answer.of(refused));
    } else if (senders.isOver(ctx)) {
      replies.reply(ctx, wholePage, place, sent, RefusedWords.over());
    } else {
      Owner owner = senders.enrolled(ctx, place);
      Answer answer = runs.run(place, owner, (CodeForm.Accepted) sent);
      replies.reply(ctx, wholePage, place, sent, answer);
    }
  }

  void submit(Context ctx, CodePlace place, boolean wholePage) throws IOException {
    CodeForm sent = CodeForm.read(FormPages.form(ctx, CodeForm.MOST));
    if (!(sent instanceof CodeForm.Accepted accepted)) {
      replies.reply(ctx, wholePage, place, sent, Answer.of((CodeForm.Refused) sent));
      return;
    }
    HandInResult handedIn =
        place.isOpen() ? senders.handIn(ctx, place, accepted) : new HandInResult.Closed();
    if (!(handedIn instanceof HandInResult.Stored stored)) {
      replies.reply(ctx, wholePage, place, sent, RefusedWords.of(handedIn, place));
    } else if (wholePage) {
      ctx.redirect(place.path(stored.submission().id()), HttpStatus.SEE_OTHER);
    } else {
      CodeSubmission submission = stored.submission();
      Owner owner = senders.owner(ctx, submission.learner(), place);
      ResultView view = runs.submission(place, submission, owner);
      replies.part(ctx, place, view);
    }
  }

  /** Both runs of a case side by side; no content where they cannot be shown. */
  void step(Context ctx, CodePlace place) throws IOException {
    CodeTask task = place.task();
    Form form = FormPages.form(ctx, CodeForm.MOST);
    CodeForm sent = CodeForm.read(form);
    Optional<double[]> input = Numbers.read(task.exercise(), form.first("input"));
    if (sent instanceof CodeForm.Accepted accepted && input.isPresent()) {
      Answer answer = step(ctx, place, accepted, input.get());
      String html = answer.view().steppingHtml();
      if (answer.status() == 200) {
        PersonalPages.send(ctx, html.isEmpty() ? 204 : 200, html);
      } else {
        replies.part(ctx, answer);
      }
    } else {
      String problem = "This case cannot be shown: its numbers are not those of the method.";
      Answer answer =
          sent instanceof CodeForm.Refused refused
              ? Answer.of(refused)
              : new Answer(422, ResultView.problem("missing", problem));
      replies.part(ctx, answer);
    }
  }

  private Answer step(Context ctx, CodePlace place, CodeForm.Accepted sent, double[] input) {
    return senders.isOver(ctx)
        ? RefusedWords.over()
        : runs.step(place, senders.enrolled(ctx, place), sent, input);
  }
}
