package touchline.server.lti.registration;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import java.net.URI;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import touchline.server.account.Account;
import touchline.server.account.guard.Secret;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.token.Refusal;
import touchline.server.lti.visit.FramePages;

/** What a platform opens, with a link that an administrator of this site made for it. */
public final class RegistrationPages {
  private static final String ADDRESS = "openid_configuration";
  private static final String TOKEN = "registration_token";

  private final RegistrationStore registrations;
  private final Registrar registrar;
  private final FramePages frames;
  private final Clock clock;

  public RegistrationPages(
      RegistrationStore registrations, Registrar registrar, FramePages frames, Clock clock) {
    this.registrations = registrations;
    this.registrar = registrar;
    this.frames = frames;
    this.clock = clock;
  }

  /** Asks whether to register; nothing is fetched yet. */
  public void ask(Context ctx) {
    try {
      maker(secret(ctx));
      String typed = Objects.requireNonNullElse(ctx.queryParam(ADDRESS), "");
      URI address = registrar.address(typed);
      String token = Objects.requireNonNullElse(ctx.queryParam(TOKEN), "");
      Map<String, Object> shown =
          Map.of("address", typed, "host", address.getHost(), "token", token);
      frames.sendToOpener(ctx, 200, address, "lti/register", shown);
    } catch (Refusal refusal) {
      refuse(ctx, refusal);
    }
  }

  /** Registers; the link is used from here on, whatever comes of it. */
  public void register(Context ctx) {
    try {
      Secret secret = secret(ctx);
      Account who = maker(secret);
      URI address = registrar.address(field(ctx, ADDRESS));
      if (!registrations.take(secret)) {
        throw new Refusal("This link was used already.");
      }
      Platform added = registrar.register(address, field(ctx, TOKEN), who, clock.instant());
      Map<String, Object> shown = Map.of("platform", added, "origin", FramePages.origin(address));
      frames.sendToOpener(ctx, 200, address, "lti/registered", shown);
    } catch (Refusal refusal) {
      refuse(ctx, refusal);
    }
  }

  private static Secret secret(Context ctx) throws Refusal {
    return Secret.parse(ctx.pathParam("secret")).orElseThrow(RegistrationPages::over);
  }

  private Account maker(Secret secret) throws Refusal {
    return registrations.maker(secret, clock.instant()).orElseThrow(RegistrationPages::over);
  }

  private static Refusal over() {
    return new Refusal(
        "This link to register a platform was used, or is too old. An administrator of this site"
            + " can make a new one.");
  }

  private void refuse(Context ctx, Refusal refusal) {
    frames.refuse(ctx, refusal.getMessage());
  }
}
