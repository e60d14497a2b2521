package touchline.server;

import static touchline.server.account.Role.ADMINISTRATOR;
import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.SIGNED_IN;

import io.javalin.config.RoutesConfig;
import io.javalin.http.UnauthorizedResponse;
import java.time.Clock;
import java.util.Optional;
import java.util.function.UnaryOperator;
import touchline.server.account.AccessPages;
import touchline.server.account.AccountPages;
import touchline.server.account.AccountStore;
import touchline.server.account.AccountTokenStore;
import touchline.server.account.FailureStore;
import touchline.server.account.InvitationPages;
import touchline.server.account.InvitationStore;
import touchline.server.account.LearnerStore;
import touchline.server.account.LinkPages;
import touchline.server.account.PeoplePages;
import touchline.server.account.SessionStore;
import touchline.server.account.SignIn;
import touchline.server.account.Standing;
import touchline.server.account.TokenPages;
import touchline.server.api.AnswerApi;
import touchline.server.api.ApiProblem;
import touchline.server.claim.ClaimPages;
import touchline.server.claim.ClaimStore;
import touchline.server.page.Templates;
import touchline.server.store.Database;

/** The wiring of accounts: signing in, one's own account, everybody's. */
final class Accounts {
  private final AccountStore store;
  private final LinkPages links;
  private final AccessPages access;
  private final AccountPages account;
  private final ClaimPages claim;
  private final TokenPages token;
  private final InvitationPages invitation;
  private final PeoplePages people;
  private final Optional<String> welcome;

  Accounts(
      Database database,
      LearnerStore learners,
      Standing standing,
      UnaryOperator<String> titles,
      Templates templates,
      Clock clock) {
    store = new AccountStore(database, learners);
    SessionStore sessions = new SessionStore(database);
    InvitationStore invitations = new InvitationStore(database, store, sessions);
    SignIn signIn = new SignIn(store, sessions, new FailureStore(database));
    AccountTokenStore tokens = new AccountTokenStore(database);
    access = new AccessPages(sessions, tokens, standing, clock);
    token = new TokenPages(tokens, access, templates, clock);
    ClaimStore claims = new ClaimStore(database);
    claim = new ClaimPages(claims, access, titles, templates, clock);
    account = new AccountPages(signIn, store, sessions, claims, access, templates, clock);
    invitation = new InvitationPages(invitations, signIn, access, templates, clock);
    links = new LinkPages(invitations, clock);
    people = new PeoplePages(store, links, templates, clock);
    welcome = invitations.first(clock.instant()).map(secret -> "/welcome/" + secret.text());
  }

  AccountStore store() {
    return store;
  }

  LinkPages links() {
    return links;
  }

  /** Who asks, and what they may do. */
  AccessPages access() {
    return access;
  }

  /** What every route obeys. */
  void guard(RoutesConfig routes) {
    routes.beforeMatched(access::require);
    routes.exception(
        UnauthorizedResponse.class, (fault, ctx) -> AccessPages.refuse(ctx, account::first));
    routes.exception(ApiProblem.class, AnswerApi::refuse);
  }

  void routes(RoutesConfig routes) {
    routes.get("/sign-in", account::form, ANYONE);
    routes.post("/sign-in", account::signIn, ANYONE);
    routes.post("/sign-out", account::signOut, ANYONE);
    routes.get("/welcome/{secret}", invitation::form, ANYONE);
    routes.post("/welcome/{secret}", invitation::accept, ANYONE);
    routes.get("/account", account::own, SIGNED_IN);
    routes.post("/account/password", account::changePassword, SIGNED_IN);
    routes.post("/account/sign-out-everywhere", account::signOutEverywhere, SIGNED_IN);
    routes.get("/account/tokens", token::page, SIGNED_IN);
    routes.post("/account/tokens", token::make, SIGNED_IN);
    routes.post("/account/tokens/{token}/end", token::end, SIGNED_IN);
    routes.get("/account/earlier-work", claim::page, SIGNED_IN);
    routes.post("/account/earlier-work", claim::decide, SIGNED_IN);
    routes.get("/people", people::page, ADMINISTRATOR);
    routes.post("/people", people::add, ADMINISTRATOR);
    routes.post("/people/{id}/invitation", people::invite, ADMINISTRATOR);
    routes.post("/people/{id}/administrator", people::makeAdministrator, ADMINISTRATOR);
  }

  /** The address that makes the first administrator, while there is none. */
  Optional<String> welcome() {
    return welcome;
  }
}
