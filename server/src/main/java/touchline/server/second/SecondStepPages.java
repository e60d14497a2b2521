package touchline.server.second;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.AccountPages;
import touchline.server.account.SignIn;
import touchline.server.account.guard.GuessPages;
import touchline.server.account.guard.Secret;
import touchline.server.page.FilledForm;

/** Lets in who has shown their password and now shows a code. */
public final class SecondStepPages {
  private static final String OVER = "That took too long. Begin again with your password.";
  private static final String WRONG =
      "This code is not valid now, or it was used already. Wait for the next one that your app shows.";

  private final SignIn signIn;
  private final AccountPages account;
  private final AccessPages access;
  private final Clock clock;

  public SecondStepPages(SignIn signIn, AccountPages account, AccessPages access, Clock clock) {
    this.signIn = signIn;
    this.account = account;
    this.access = access;
    this.clock = clock;
  }

  public void signIn(Context ctx) {
    Optional<Secret> pass = Secret.parse(field(ctx, AccountPages.PASS));
    String next = AccountPages.next(ctx.formParam("next"));
    SignIn.Outcome outcome =
        pass.map(held -> signIn.code(held, field(ctx, AccountPages.CODE), clock.instant()))
            .orElseGet(SignIn.Outcome.Over::new);
    if (outcome instanceof SignIn.Outcome.In in) {
      access.enter(ctx, in.session());
      access.remember(ctx, in.device());
      ctx.redirect(account.afterwards(ctx, in.account(), next), HttpStatus.SEE_OTHER);
    } else if (outcome instanceof SignIn.Outcome.TooSoon soon) {
      ask(ctx, 429, pass, next, GuessPages.tooSoon(ctx, soon.left()));
    } else if (outcome instanceof SignIn.Outcome.Wrong) {
      ask(ctx, 422, pass, next, Optional.of(WRONG));
    } else {
      account.formAgain(ctx, next, OVER);
    }
  }

  private void ask(
      Context ctx, int status, Optional<Secret> pass, String next, Optional<String> problem) {
    FilledForm form = FilledForm.EMPTY.with(AccountPages.CODE, problem);
    account.askCode(ctx, status, pass.orElseThrow(), next, form);
  }
}
