package touchline.server.oidc;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.AccountPages;
import touchline.server.account.guard.CookiePages;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.OriginPages;
import touchline.server.account.guard.Patience;
import touchline.server.account.guard.Secret;
import touchline.server.page.ListAddress;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Signing in with the account of a provider: the way there, the way back, and out again. */
public final class ProviderPages {
  private static final Logger LOG = LoggerFactory.getLogger(ProviderPages.class);

  private static final String START = "/sign-in/provider";
  private static final String NEXT = "next";

  private static final int PERSONS_FAULT = 422;
  private static final int TOO_MANY = 429;
  private static final int PROVIDERS_FAULT = 502;
  private static final int AWAY = 503;

  /** A browser that comes back from the provider is known by it as the one that left. */
  private static final CookiePages JOURNEY = new CookiePages("journey", JourneyStore.LIFE);

  /** Begun from one address: a lecture hall of hundreds signs in within a few minutes. */
  private static final Patience OF_A_HALL = new Patience.Steady(600, Duration.ofSeconds(1));

  private final Optional<ProviderSignIn> way;
  private final JourneyStore journeys;
  private final IdentityStore identities;
  private final AccountPages account;
  private final AccessPages access;
  private final FailureStore failures;
  private final OriginPages origins;
  private final Templates templates;
  private final Clock clock;

  /**
   * @param way empty where no provider was named: then none of this is there
   */
  public ProviderPages(
      Optional<ProviderSignIn> way,
      JourneyStore journeys,
      IdentityStore identities,
      AccountPages account,
      AccessPages access,
      FailureStore failures,
      OriginPages origins,
      Templates templates,
      Clock clock) {
    this.way = way;
    this.journeys = journeys;
    this.identities = identities;
    this.account = account;
    this.access = access;
    this.failures = failures;
    this.origins = origins;
    this.templates = templates;
    this.clock = clock;
  }

  /** The provider, on an address that is there only with one. */
  ProviderSignIn way() {
    return way.orElseThrow(NotFoundResponse::new);
  }

  /** Goes to the provider; who is signed in already goes on. */
  public void start(Context ctx) {
    ProviderSignIn there = way();
    String next = AccountPages.next(ctx.queryParam(NEXT));
    if (access.account(ctx).isPresent()) {
      ctx.redirect(next, HttpStatus.SEE_OTHER);
      return;
    }
    boolean isNew = "yes".equals(ctx.queryParam("new"));
    if (isTooSoon(ctx)) {
      show(ctx, TOO_MANY, ProviderWords.tooOften());
      return;
    }
    try {
      ctx.redirect(begin(ctx, next, OptionalLong.empty(), isNew), HttpStatus.SEE_OTHER);
    } catch (ProviderProblem problem) {
      stop(ctx, problem, there.provider(), again(next));
    }
  }

  private boolean isTooSoon(Context ctx) {
    Instant now = clock.instant();
    return failures
        .begin(Map.of("provider from " + origins.address(ctx), OF_A_HALL), now)
        .isAfter(now);
  }

  /** Sets out from this browser; gives the address at the provider. */
  String begin(Context ctx, String next, OptionalLong whose, boolean isNew) throws ProviderProblem {
    Optional<Secret> held = Secret.parse(JOURNEY.value(ctx));
    Journey journey = journeys.begin(held, next, whose, isNew, clock.instant());
    String address = way().address(journey);
    JOURNEY.set(ctx, journey.browser().text());
    return address;
  }

  private static String again(String next) {
    return new ListAddress(START, Map.of(NEXT, next)).toString();
  }

  /** Comes back from the provider. */
  public void back(Context ctx) {
    Provider provider = way().provider();
    Optional<Journey> ended =
        Secret.parse(ctx.queryParam("state"))
            .flatMap(
                state ->
                    Secret.parse(JOURNEY.value(ctx))
                        .flatMap(browser -> journeys.end(state, browser, clock.instant())));
    if (ended.isEmpty()) {
      show(ctx, PERSONS_FAULT, ProviderWords.lost(provider.name(), START));
      return;
    }
    Journey journey = ended.get();
    String error = asked(ctx, "error");
    if (!error.isEmpty()) {
      String word = error.matches("[a-z_]{1,60}") ? error : "an error without a name";
      String again = again(journey.next());
      show(ctx, PERSONS_FAULT, ProviderWords.declined(provider.name(), again, word));
      return;
    }
    try {
      ProviderClaims person = way().prove(journey, asked(ctx, "code"), asked(ctx, "iss"));
      if (journey.account().isPresent()) {
        link(ctx, journey, person);
      } else {
        enter(ctx, journey, person);
      }
    } catch (ProviderProblem problem) {
      stop(ctx, problem, provider, again(journey.next()));
    }
  }

  private static String asked(Context ctx, String name) {
    return Objects.requireNonNullElse(ctx.queryParam(name), "");
  }

  private void enter(Context ctx, Journey journey, ProviderClaims person) {
    Provider provider = way().provider();
    IdentityStore.Entry entry =
        identities.enter(provider, person, journey.isNew(), clock.instant());
    if (entry instanceof IdentityStore.Entry.In in) {
      access.enter(ctx, in.session());
      ctx.redirect(account.afterwards(ctx, in.account(), journey.next()), HttpStatus.SEE_OTHER);
    } else if (entry instanceof IdentityStore.Entry.Known) {
      Map<String, String> asked = Map.of("new", "yes", NEXT, journey.next());
      String anew = new ListAddress(START, asked).toString();
      show(ctx, PERSONS_FAULT, ProviderWords.known(provider.name(), person.mail(), anew));
    } else {
      show(ctx, PERSONS_FAULT, ProviderWords.refused(provider.name(), person));
    }
  }

  private void link(Context ctx, Journey journey, ProviderClaims person) {
    Provider provider = way().provider();
    Optional<Account> asking =
        access.account(ctx).filter(one -> one.id() == journey.account().orElse(0));
    if (asking.isEmpty()) {
      show(ctx, PERSONS_FAULT, ProviderWords.signedOutMeanwhile(provider.name()));
      return;
    }
    IdentityStore.Linking linking =
        identities.link(provider, person.subject(), asking.get(), clock.instant());
    if (linking == IdentityStore.Linking.DONE) {
      ctx.redirect(journey.next(), HttpStatus.SEE_OTHER);
    } else {
      show(ctx, PERSONS_FAULT, ProviderWords.taken(provider.name(), linking));
    }
  }

  /** Says that nothing came of it, and writes into the log why. */
  void stop(Context ctx, ProviderProblem problem, Provider provider, String again) {
    LOG.warn("nobody was signed in by {}: {}", provider.issuer(), problem.getMessage());
    ctx.header("Cache-Control", "no-store");
    if (problem.isAway()) {
      show(ctx, AWAY, ProviderWords.away(provider.name(), again));
    } else {
      show(ctx, PROVIDERS_FAULT, ProviderWords.unproven(provider.name(), again));
    }
  }

  private void show(Context ctx, int status, ProviderWords words) {
    PersonalPages.send(ctx, status, templates.render("provider/stop", Map.of("words", words)));
  }

  /** After signing out here: how to sign out there. */
  public void left(Context ctx) {
    Map<String, Object> shown =
        Map.of("name", way().provider().name(), "leaving", way().leaving().orElse(""));
    PersonalPages.send(ctx, 200, templates.render("provider/left", shown));
  }
}
