package touchline.server.lti.launch;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import touchline.server.account.guard.Secret;
import touchline.server.lti.launch.BegunStore.Begun;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.lti.token.Refusal;
import touchline.server.lti.visit.FramePages;
import touchline.server.page.ListAddress;

/** Begins a launch: the platform says who is to be asked for, and is asked to say who it is. */
public final class BeginPages {
  private static final int LONGEST = 1000;

  private static final String TOO_MANY =
      "Too many launches were begun where you are, and did not come back from the learning"
          + " platform. Open the link again in a few minutes.";

  private final PlatformStore platforms;
  private final BegunStore begun;
  private final ToolAddress site;
  private final CrowdPages crowd;
  private final FramePages frames;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  public BeginPages(
      PlatformStore platforms,
      BegunStore begun,
      ToolAddress site,
      CrowdPages crowd,
      FramePages frames,
      Clock clock) {
    this.platforms = platforms;
    this.begun = begun;
    this.site = site;
    this.crowd = crowd;
    this.frames = frames;
    this.clock = clock;
  }

  /** By GET or POST. See OpenID Connect Core, 4, and the 1EdTech Security Framework, 5.1.1. */
  public void begin(Context ctx) {
    try {
      begin(ctx, platform(ctx));
    } catch (Refusal refusal) {
      frames.refuse(ctx, refusal.getMessage());
    }
  }

  private void begin(Context ctx, Platform platform) throws Refusal {
    String target = said(ctx, "target_link_uri");
    requireOwn(site, target);
    String hint = said(ctx, "login_hint");
    if (hint.isEmpty()) {
      throw new Refusal("login_hint must say who comes.");
    }
    Optional<Duration> wait = crowd.begin(ctx);
    if (wait.isPresent()) {
      frames.refuseForNow(ctx, wait.get(), TOO_MANY);
      return;
    }
    String storage = PlatformFrame.said(said(ctx, PlatformFrame.FIELD));
    Secret state = Secret.random(random);
    Secret nonce = Secret.random(random);
    Secret browser =
        Secret.parse(LaunchPages.BROWSER.value(ctx)).orElseGet(() -> Secret.random(random));
    begun.add(
        state,
        new Begun(nonce.sha256(), browser.sha256(), platform.id(), target, storage),
        clock.instant());
    LaunchPages.BROWSER.set(ctx, browser.text());
    Map<String, String> asked = new LinkedHashMap<>();
    asked.put("scope", "openid");
    asked.put("response_type", "id_token");
    asked.put("response_mode", "form_post");
    asked.put("prompt", "none");
    asked.put("client_id", platform.client());
    asked.put("redirect_uri", site.launch());
    asked.put("login_hint", hint);
    String message = said(ctx, "lti_message_hint");
    if (!message.isEmpty()) {
      asked.put("lti_message_hint", message);
    }
    asked.put("state", state.text());
    asked.put("nonce", nonce.text());
    String there = platform.authorises().toString();
    String query = new ListAddress("", asked).toString().substring(1);
    ctx.header("Cache-Control", "no-store");
    String next = there + (there.contains("?") ? "&" : "?") + query;
    if (storage.isEmpty()) {
      ctx.redirect(next, HttpStatus.SEE_OTHER);
      return;
    }
    Map<String, Object> shown = PlatformFrame.shown(platform, storage, state);
    shown.put("value", browser.text());
    shown.put("next", next);
    frames.send(ctx, 200, platform, "lti/put", shown);
  }

  /** The registration that is meant; several at one issuer differ by their client. */
  private Platform platform(Context ctx) throws Refusal {
    String issuer = said(ctx, "iss");
    String client = said(ctx, "client_id");
    List<Platform> all = platforms.of(issuer);
    Optional<Platform> meant =
        client.isEmpty() && all.size() == 1
            ? Optional.of(all.get(0))
            : all.stream().filter(one -> one.client().equals(client)).findFirst();
    return meant.orElseThrow(
        () ->
            new Refusal(
                all.isEmpty()
                    ? "iss must be a platform that is registered here: "
                        + (issuer.isEmpty() ? "nothing is said" : issuer)
                    : "client_id must be one that is registered for " + issuer + ": " + client));
  }

  /** That an address leads to launches here and nowhere else. */
  static void requireOwn(ToolAddress site, String address) throws Refusal {
    Optional<String> problem = site.problem(address);
    if (problem.isPresent()) {
      throw new Refusal(problem.get());
    }
  }

  /** What the platform said in the address or in the form. */
  static String said(Context ctx, String name) {
    String value = ctx.method().name().equals("POST") ? ctx.formParam(name) : ctx.queryParam(name);
    String text = Objects.requireNonNullElse(value, "");
    return text.length() <= LONGEST * 4 ? text : "";
  }
}
