package touchline.server.account;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.server.account.Role.TokenScope;
import touchline.server.account.guard.Secret;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** One's own tokens for the API: making them, seeing when they were used, ending them. */
public final class TokenPages {
  private static final String NAME = "name";
  private static final String FIELD = "scope:";
  private static final String YES = "yes";
  private static final String NO_SCOPE = "Tick what it may do: one thing at least.";
  private static final int LONGEST = 80;

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

  private final AccountTokenStore tokens;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public TokenPages(
      AccountTokenStore tokens, AccessPages access, Templates templates, Clock clock) {
    this.tokens = tokens;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** A token for its owner to read; the template reads it. */
  record Line(long id, String name, String made, String used, List<String> scopes) {}

  public void page(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, "");
  }

  /** Makes one and shows it, this once. */
  public void make(Context ctx) {
    Account account = access.required(ctx);
    String name = PersonName.stored(field(ctx, NAME));
    Map<String, String> typed = new HashMap<>(Map.of(NAME, name));
    Set<TokenScope> scopes = EnumSet.noneOf(TokenScope.class);
    for (TokenScope scope : TokenScope.values()) {
      if (field(ctx, FIELD + scope.word()).equals(YES)) {
        typed.put(FIELD + scope.word(), YES);
        scopes.add(scope);
      }
    }
    FilledForm form =
        new FilledForm(typed, Map.of())
            .with(NAME, problem(name))
            .with(FIELD, scopes.isEmpty() ? Optional.of(NO_SCOPE) : Optional.empty());
    if (form.isRight() && tokens.list(account).size() >= AccountTokenStore.MOST) {
      String text = "You have " + AccountTokenStore.MOST + " tokens. End one of them first.";
      form = form.with(FilledForm.WHOLE, Optional.of(text));
    }
    Optional<Secret> made =
        form.isRight() ? tokens.make(account, name, scopes, clock.instant()) : Optional.empty();
    if (made.isPresent()) {
      show(ctx, 200, FilledForm.EMPTY, made.get().text());
    } else {
      String taken = "You have a token of this name. End it first, or choose another name.";
      show(ctx, 422, form.isRight() ? form.with(NAME, Optional.of(taken)) : form, "");
    }
  }

  /** Ends one; a second time nothing happens. */
  public void end(Context ctx) {
    String id = ctx.pathParam("token");
    if (id.matches("[1-9][0-9]{0,17}")) {
      tokens.end(access.required(ctx), Long.parseLong(id), clock.instant());
    }
    ctx.redirect("/account/tokens", HttpStatus.SEE_OTHER);
  }

  private static Optional<String> problem(String name) {
    if (name.isEmpty()) {
      return Optional.of("Type what it is for, such as the name of a program.");
    }
    if (name.length() > LONGEST) {
      return Optional.of("A name has at most " + LONGEST + " characters.");
    }
    boolean isOdd = name.codePoints().anyMatch(Character::isISOControl);
    return isOdd ? Optional.of("A name has no control characters.") : Optional.empty();
  }

  private void show(Context ctx, int status, FilledForm form, String secret) {
    List<Line> lines = tokens.list(access.required(ctx)).stream().map(TokenPages::line).toList();
    Map<String, Object> shown =
        Map.of(
            "form",
            form,
            "tokens",
            lines,
            "secret",
            secret,
            "scopes",
            List.of(TokenScope.values()));
    PersonalPages.send(ctx, status, templates.render("account/tokens", shown));
  }

  private static Line line(OwnToken token) {
    String used = token.used().map(TokenPages::day).orElse("never");
    List<String> scopes =
        token
            .scopes()
            .map(all -> all.stream().sorted().map(TokenScope::word).toList())
            .orElse(List.of("everything that you may do"));
    return new Line(token.id(), token.name(), day(token.made()), used, scopes);
  }

  private static String day(Instant moment) {
    return DAY.format(moment);
  }
}
