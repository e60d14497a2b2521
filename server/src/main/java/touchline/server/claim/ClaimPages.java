package touchline.server.claim;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import touchline.server.account.AccessPages;
import touchline.server.account.AccountPages;
import touchline.server.account.LearnerToken;
import touchline.server.account.VisitorPages;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Asks whose work it is that this browser handed in without an account. */
public final class ClaimPages {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

  private static final String WHOSE = "whose";
  private static final String CHANGED =
      "This list is another one now. Look at it again before you decide.";

  private final ClaimStore store;
  private final AccessPages access;
  private final UnaryOperator<String> titles;
  private final Templates templates;
  private final Clock clock;

  /**
   * @param titles what an exercise is called, by its id
   */
  public ClaimPages(
      ClaimStore store,
      AccessPages access,
      UnaryOperator<String> titles,
      Templates templates,
      Clock clock) {
    this.store = store;
    this.access = access;
    this.titles = titles;
    this.templates = templates;
    this.clock = clock;
  }

  /** What was done in one exercise; the template reads it. */
  record Line(String title, String done) {}

  /** Shows the work, and asks. */
  public void page(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY);
  }

  /** Takes the answer. */
  public void decide(Context ctx) {
    Optional<LearnerToken> browser = VisitorPages.browser(ctx);
    String whose = field(ctx, WHOSE);
    if (browser.isEmpty() || !field(ctx, "by").equals(by(browser.get()))) {
      show(ctx, 422, problem(CHANGED));
    } else if (whose.equals("mine")) {
      store.take(access.required(ctx), browser.get(), clock.instant());
      leave(ctx, "taken");
    } else if (whose.equals("other")) {
      store.leave(access.required(ctx), browser.get(), clock.instant());
      leave(ctx, "left");
    } else {
      show(ctx, 422, problem("Say whose answers these are."));
    }
  }

  private String by(LearnerToken browser) {
    return Long.toString(store.find(browser).by().id());
  }

  private static FilledForm problem(String text) {
    return FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(text));
  }

  private static void leave(Context ctx, String what) {
    String next = AccountPages.next(ctx.formParam("next"));
    boolean isOwnPage = next.equals(AccountPages.OWN);
    ctx.redirect(isOwnPage ? next + '?' + what : next, HttpStatus.SEE_OTHER);
  }

  private void show(Context ctx, int status, FilledForm form) {
    EarlierAnswers found =
        VisitorPages.browser(ctx).map(store::find).orElse(EarlierAnswers.NOTHING);
    String next = AccountPages.next(ctx.queryParam("next"));
    List<Line> lines = found.parts().stream().map(this::line).toList();
    Map<String, Object> shown =
        Map.of(
            "form",
            form,
            "lines",
            lines,
            "by",
            found.by().id(),
            "next",
            next,
            "name",
            access.required(ctx).name());
    PersonalPages.send(ctx, status, templates.render("claim/page", shown));
  }

  private Line line(EarlierAnswers.Part part) {
    return new Line(titles.apply(part.exercise()), done(part));
  }

  private static String done(EarlierAnswers.Part part) {
    String number =
        switch (part.answers()) {
          case 0 -> "begun for credit";
          case 1 -> "1 answer";
          default -> part.answers() + " answers";
        };
    return number + ", " + days(part.first(), part.last());
  }

  private static String days(Instant first, Instant last) {
    String from = DAY.format(first);
    String to = DAY.format(last);
    return from.equals(to) ? from : from + " to " + to;
  }
}
