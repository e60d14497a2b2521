package touchline.server;

import static touchline.server.account.Role.ADMINISTRATOR;
import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.SIGNED_IN;

import io.javalin.config.RoutesConfig;
import io.javalin.http.UnauthorizedResponse;
import java.time.Clock;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.AccountPages;
import touchline.server.account.AccountPages.Elsewhere;
import touchline.server.account.AccountStore;
import touchline.server.account.AccountTokenStore;
import touchline.server.account.AddressPages;
import touchline.server.account.AddressStore;
import touchline.server.account.ForgottenPages;
import touchline.server.account.InvitationPages;
import touchline.server.account.InvitationStore;
import touchline.server.account.LearnerStore;
import touchline.server.account.LinkPages;
import touchline.server.account.LinkPost;
import touchline.server.account.LinkStore;
import touchline.server.account.PeoplePages;
import touchline.server.account.SessionStore;
import touchline.server.account.SignIn;
import touchline.server.account.TokenPages;
import touchline.server.account.VisitorPages;
import touchline.server.account.YouPages;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.OriginPages;
import touchline.server.account.guard.Passwords;
import touchline.server.account.second.SecondStepStore;
import touchline.server.api.AnswerApi;
import touchline.server.api.ApiProblem;
import touchline.server.assignment.StandingStore;
import touchline.server.audit.AuditStore;
import touchline.server.audit.SecurityLogPages;
import touchline.server.claim.ClaimPages;
import touchline.server.claim.ClaimStore;
import touchline.server.course.MemberStore;
import touchline.server.mail.OutboxStore;
import touchline.server.mail.Postman;
import touchline.server.oidc.IdentityStore;
import touchline.server.page.Templates;
import touchline.server.page.You;
import touchline.server.second.SecondStepPages;
import touchline.server.second.TwoStepPages;
import touchline.server.store.Database;

/** The wiring of accounts: signing in, one's own account, everybody's. */
final class AccountRoom implements Room {
  private final LearnerStore learners;
  private final MemberStore members;
  private final AccountStore store;
  private final FailureStore failures;
  private final OriginPages origins;
  private final InvitationStore invitations;
  private final SignIn signIn;
  private final SessionStore sessions;
  private final OutboxStore outbox;
  private final LinkPages links;
  private final AccessPages access;
  private final AccountPages account;
  private final ClaimPages claim;
  private final TokenPages token;
  private final ForgottenPages forgotten;
  private final AddressPages address;
  private final Optional<Postman> postman;
  private final InvitationPages invitation;
  private final PeoplePages people;
  private final YouPages you;
  private final IdentityStore identities;
  private final SecurityLogPages log;
  private final SecondStepPages code;
  private final TwoStepPages twoSteps;
  private final Optional<String> welcome;

  AccountRoom(Ground ground) {
    Database database = ground.database();
    Settings settings = ground.settings();
    Templates templates = ground.templates();
    Clock clock = ground.clock();
    learners = new LearnerStore(database);
    members = new MemberStore(database, new StandingStore());
    Passwords passwords = new Passwords(settings.passwords());
    store = new AccountStore(database, learners, passwords);
    sessions = new SessionStore(database, settings.sessions());
    invitations =
        new InvitationStore(
            database,
            store,
            sessions,
            (transaction, account, course, now) ->
                MemberStore.join(transaction, course, account, now));
    failures = new FailureStore(database);
    SecondStepStore steps = new SecondStepStore(database);
    signIn = new SignIn(store, sessions, failures, passwords, steps, database);
    origins = new OriginPages(settings.proxies());
    AddressStore addresses = new AddressStore(database);
    outbox = new OutboxStore(database, addresses, settings.mailRate());
    LinkPost post = settings.mail().isPresent() ? outbox : LinkPost.off();
    postman = settings.mail().map(mail -> Postman.of(mail, outbox, invitations, addresses, clock));
    AccountTokenStore tokens = new AccountTokenStore(database);
    access = new AccessPages(sessions, tokens, members, clock);
    token = new TokenPages(tokens, access, templates, clock);
    ClaimStore claims = new ClaimStore(database);
    claim = new ClaimPages(claims, access, ground::title, templates, clock);
    AuditStore audit = new AuditStore(database);
    log = new SecurityLogPages(audit, templates);
    LinkStore made = new LinkStore(database, invitations, audit);
    links = new LinkPages(made, store, post, settings.site(), clock);
    identities = new IdentityStore(database, store, sessions);
    account =
        new AccountPages(
            signIn,
            store,
            sessions,
            claims,
            links,
            access,
            origins,
            templates,
            clock,
            settings
                .provider()
                .map(one -> new Elsewhere(one.name(), who -> identities.isLinked(one, who)))
                .orElse(Elsewhere.NONE));
    forgotten = new ForgottenPages(store, failures, post, origins, templates, clock);
    address = new AddressPages(addresses, failures, signIn, post, access, templates, clock);
    code = new SecondStepPages(signIn, account, access, clock);
    twoSteps = new TwoStepPages(steps, store, signIn, access, templates, clock);
    invitation = new InvitationPages(invitations, signIn, account, access, templates, clock);
    you = new YouPages(access, members::isInAny, new You(templates));
    people = new PeoplePages(store, sessions, steps, links, access, templates, clock);
    welcome = invitations.first(clock.instant()).map(secret -> "/welcome/" + secret.text());
  }

  LearnerStore learners() {
    return learners;
  }

  MemberStore members() {
    return members;
  }

  /** Whoever asks, with an account or without. */
  VisitorPages visitors() {
    return new VisitorPages(access, learners);
  }

  AccountStore store() {
    return store;
  }

  /** Who guessed wrong, and how often. */
  FailureStore failures() {
    return failures;
  }

  /** Where requests come from. */
  OriginPages origins() {
    return origins;
  }

  LinkPages links() {
    return links;
  }

  InvitationStore invitations() {
    return invitations;
  }

  SignIn signIn() {
    return signIn;
  }

  SessionStore sessions() {
    return sessions;
  }

  /** Where letters wait; nothing sends them without a mail server. */
  OutboxStore outbox() {
    return outbox;
  }

  /** Signing in and out, and one's own account. */
  AccountPages account() {
    return account;
  }

  /** Who comes by a sign-in provider. */
  IdentityStore identities() {
    return identities;
  }

  /** Who asks, and what they may do. */
  AccessPages access() {
    return access;
  }

  /** What every route obeys. */
  void guard(RoutesConfig routes) {
    routes.before(you::greet);
    routes.beforeMatched(access::require);
    routes.exception(
        UnauthorizedResponse.class, (fault, ctx) -> AccessPages.refuse(ctx, account::first));
    routes.exception(ApiProblem.class, AnswerApi::refuse);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/you", you::part, ANYONE);
    routes.get("/sign-in", account::form, ANYONE);
    routes.post("/sign-in", account::signIn, ANYONE);
    routes.post("/sign-in/code", code::signIn, ANYONE);
    routes.post("/sign-out", account::signOut, ANYONE);
    routes.get("/welcome/{secret}", invitation::form, ANYONE);
    routes.post("/welcome/{secret}", invitation::accept, ANYONE);
    routes.get("/account", account::own, SIGNED_IN);
    routes.post("/account/password", account::changePassword, SIGNED_IN);
    routes.post("/account/sign-out-everywhere", account::signOutEverywhere, SIGNED_IN);
    routes.get("/account/two-steps", twoSteps::page, SIGNED_IN);
    routes.post("/account/two-steps", twoSteps::begin, SIGNED_IN);
    routes.post("/account/two-steps/confirm", twoSteps::confirm, SIGNED_IN);
    routes.post("/account/two-steps/codes", twoSteps::renew, SIGNED_IN);
    routes.post("/account/two-steps/end", twoSteps::end, SIGNED_IN);
    routes.get("/forgotten", forgotten::form, ANYONE);
    routes.post("/forgotten", forgotten::send, ANYONE);
    routes.get("/account/address", address::form, SIGNED_IN);
    routes.post("/account/address", address::change, SIGNED_IN);
    routes.get("/account/address/{secret}", address::confirmation, SIGNED_IN);
    routes.post("/account/address/{secret}", address::confirm, SIGNED_IN);
    routes.get("/account/tokens", token::page, SIGNED_IN);
    routes.post("/account/tokens", token::make, SIGNED_IN);
    routes.post("/account/tokens/{token}/end", token::end, SIGNED_IN);
    routes.get("/account/earlier-work", claim::page, SIGNED_IN);
    routes.post("/account/earlier-work", claim::decide, SIGNED_IN);
    routes.get("/people", people::page, ADMINISTRATOR);
    routes.get("/people/log", log::page, ADMINISTRATOR);
    routes.post("/people", people::add, ADMINISTRATOR);
    routes.post("/people/{id}/invitation", people::invite, ADMINISTRATOR);
    routes.post("/people/{id}/mail", people::mail, ADMINISTRATOR);
    routes.post("/people/{id}/administrator", people::makeAdministrator, ADMINISTRATOR);
    routes.post("/people/{id}/end-sessions", people::endSessions, ADMINISTRATOR);
    routes.post("/people/{id}/courses", people::letMakeCourses, ADMINISTRATOR);
    routes.post("/people/{id}/second-step", people::endSecondStep, ADMINISTRATOR);
  }

  /** Begins to send what waits. */
  @Override
  public void open() {
    postman.ifPresent(Postman::open);
  }

  @Override
  public void close() {
    postman.ifPresent(Postman::close);
  }

  /** The address that makes the first administrator, while there is none. */
  Optional<String> welcome() {
    return welcome;
  }
}
