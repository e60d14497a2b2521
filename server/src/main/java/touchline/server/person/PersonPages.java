package touchline.server.person;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** What is kept about a person, to take along and to erase. */
public final class PersonPages {
  private static final String LOGIN = "login";
  private static final String ADMINISTRATOR =
      "Administrators cannot be erased. Take that role from them first.";
  private static final String OTHER = "This is not the login name of this person.";

  private final PersonStore store;
  private final ErasureStore erasure;
  private final AccountStore accounts;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public PersonPages(
      PersonStore store,
      ErasureStore erasure,
      AccountStore accounts,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.store = store;
    this.erasure = erasure;
    this.accounts = accounts;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** One's own. */
  public void ownExport(Context ctx) {
    export(ctx, access.required(ctx));
  }

  /** Anybody's. */
  public void anyExport(Context ctx) {
    export(ctx, account(ctx));
  }

  private void export(Context ctx, Account account) {
    ctx.contentType("application/json")
        .header("Cache-Control", "no-store")
        .header(
            "Content-Disposition", "attachment; filename=\"touchline-" + account.id() + ".json\"")
        .result(JsonText.of(store.everything(account)).getBytes(StandardCharsets.UTF_8));
  }

  /** Asks whether it is meant. */
  public void form(Context ctx) {
    show(ctx, 200, account(ctx), FilledForm.EMPTY);
  }

  /** Erases who was named twice: by the address and by the login that is typed. */
  public void erase(Context ctx) {
    Account account = account(ctx);
    String typed = field(ctx, LOGIN);
    FilledForm form = new FilledForm(Map.of(LOGIN, typed), Map.of());
    if (!typed.strip().equalsIgnoreCase(account.login())) {
      form = form.with(LOGIN, Optional.of(OTHER));
    }
    if (account.isAdministrator()) {
      form = form.with(FilledForm.WHOLE, Optional.of(ADMINISTRATOR));
    }
    if (form.isRight()) {
      erasure.erase(access.required(ctx), account, clock.instant());
      ctx.redirect("/people", HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 422, account, form);
    }
  }

  private void show(Context ctx, int status, Account account, FilledForm form) {
    Map<String, Object> shown = Map.of("person", account, "form", form, "here", ctx.path());
    PersonalPages.send(ctx, status, templates.render("person/erase", shown));
  }

  private Account account(Context ctx) {
    String id = ctx.pathParam("id");
    if (!id.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    return accounts.find(Long.parseLong(id)).orElseThrow(NotFoundResponse::new);
  }
}
