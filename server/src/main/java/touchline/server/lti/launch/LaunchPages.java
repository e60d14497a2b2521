package touchline.server.lti.launch;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Account;
import touchline.server.account.guard.CookiePages;
import touchline.server.account.guard.Secret;
import touchline.server.lti.launch.BegunStore.Begun;
import touchline.server.lti.person.OutsideAccountStore;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.lti.token.Claims;
import touchline.server.lti.token.Launch;
import touchline.server.lti.token.Refusal;
import touchline.server.lti.token.TokenCheck;
import touchline.server.lti.visit.FramePages;
import touchline.server.lti.visit.Visit;
import touchline.server.lti.visit.VisitStore;
import touchline.server.page.PersonalPages;

/** Takes in who comes from a platform, if everything is as it must be. */
public final class LaunchPages {
  /** The page that says why somebody is not let in. */
  static final String REFUSED = "lti/refused";

  /** A launch comes back by it to the browser that began it. */
  static final CookiePages BROWSER = new CookiePages("platform-launch", BegunStore.LIFE, true);

  private static final String STATE = "state";
  private static final String TOKEN = "id_token";

  /** What the platform kept for the browser. */
  private static final String STORED = "stored";

  private final BegunStore begun;
  private final PlatformStore platforms;
  private final TokenCheck tokens;
  private final ToolAddress site;
  private final OutsideAccountStore people;
  private final VisitStore visits;
  private final ArrivalPages arrivals;
  private final CrowdPages crowd;
  private final FramePages frames;
  private final Clock clock;

  public LaunchPages(
      BegunStore begun,
      PlatformStore platforms,
      TokenCheck tokens,
      ToolAddress site,
      OutsideAccountStore people,
      VisitStore visits,
      ArrivalPages arrivals,
      CrowdPages crowd,
      FramePages frames,
      Clock clock) {
    this.begun = begun;
    this.platforms = platforms;
    this.tokens = tokens;
    this.site = site;
    this.people = people;
    this.visits = visits;
    this.arrivals = arrivals;
    this.crowd = crowd;
    this.frames = frames;
    this.clock = clock;
  }

  /** What the platform's page posts. */
  public void launch(Context ctx) {
    Optional<Platform> platform = Optional.empty();
    try {
      Secret state = state(ctx);
      Begun known = known(state);
      platform = platforms.find(known.platform());
      Platform from =
          platform.orElseThrow(() -> new Refusal("The platform must be registered here."));
      if (isKept(ctx, known)) {
        recall(ctx, from, known, state);
        return;
      }
      requireOwnPage(ctx);
      take(ctx, known, state);
      Visit visit = visit(from, launch(ctx, from, known));
      crowd.back(ctx);
      Secret secret = visits.open(visit, clock.instant());
      arrivals.go(ctx, secret, visit);
    } catch (Refusal refusal) {
      refuse(ctx, platform, refusal);
    }
  }

  private void refuse(Context ctx, Optional<Platform> platform, Refusal refusal) {
    Map<String, Object> shown = Map.of("reason", refusal.getMessage());
    if (platform.isPresent()) {
      frames.send(ctx, 400, platform.get(), REFUSED, shown);
    } else {
      frames.refuse(ctx, refusal.getMessage());
    }
  }

  private static Secret state(Context ctx) throws Refusal {
    return Secret.parse(field(ctx, STATE))
        .orElseThrow(() -> new Refusal("state must be one that this site gave."));
  }

  private Begun known(Secret state) throws Refusal {
    return begun
        .find(state, clock.instant())
        .orElseThrow(
            () ->
                new Refusal(
                    "This launch is over, or was used already. Open the link again in your"
                        + " learning platform."));
  }

  private static boolean isBy(@Nullable String secret, Begun known) {
    return Secret.parse(secret).filter(known::isBy).isPresent();
  }

  /** Whether the platform keeps what this browser does not show, and was not asked for it yet. */
  private static boolean isKept(Context ctx, Begun known) {
    return !known.storage().isEmpty()
        && ctx.formParam(STORED) == null
        && !isBy(BROWSER.value(ctx), known);
  }

  /**
   * What a platform kept is sent by a page of this site, which asked the platform around it.
   * Whoever began a launch knows what was kept for it: a page of theirs could otherwise sign
   * somebody else in as them.
   */
  private static void requireOwnPage(Context ctx) {
    if (ctx.formParam(STORED) != null) {
      PersonalPages.requireSameOrigin(ctx);
    }
  }

  /** Lets the browser ask the platform, and come back with what it kept. */
  private void recall(Context ctx, Platform platform, Begun known, Secret state) {
    Map<String, Object> shown = PlatformFrame.shown(platform, known.storage(), state);
    shown.put(STATE, state.text());
    shown.put("token", field(ctx, TOKEN));
    shown.put("error", field(ctx, "error"));
    frames.send(ctx, 200, platform, "lti/get", shown);
  }

  /** Takes the launch that this browser began, which nobody can bring to an end twice. */
  private void take(Context ctx, Begun known, Secret state) throws Refusal {
    boolean isStored = !known.storage().isEmpty() && isBy(ctx.formParam(STORED), known);
    if (!isStored && !isBy(BROWSER.value(ctx), known)) {
      throw new Refusal(
          "The launch must end in the browser that began it, and this browser did not show the"
              + " cookie of its beginning. Let the learning platform open the link in a new window,"
              + " or allow cookies for this site.");
    }
    if (!begun.take(state)) {
      throw new Refusal("This launch was used already.");
    }
  }

  private Launch launch(Context ctx, Platform platform, Begun known) throws Refusal {
    String error = field(ctx, "error");
    if (!error.isEmpty()) {
      throw new Refusal("The learning platform refused: " + error);
    }
    Claims claims = tokens.check(platform, field(ctx, TOKEN), clock.instant());
    if (!known.hasNonce(claims.text("nonce"))) {
      throw new Refusal("nonce must be the one of this launch.");
    }
    Launch launch = Launch.of(claims);
    if (!platforms.deployments(platform).contains(launch.deployment())) {
      throw new Refusal(
          "deployment_id must be one that an administrator of this site has opened: "
              + launch.deployment());
    }
    BeginPages.requireOwn(site, launch.address());
    return launch;
  }

  private Visit visit(Platform platform, Launch launch) {
    Account account =
        people.enter(platform.issuer(), launch.subject(), launch.name(), clock.instant());
    return new Visit(account, platform, launch);
  }
}
