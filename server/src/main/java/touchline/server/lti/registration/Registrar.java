package touchline.server.lti.registration;

import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.Account;
import touchline.server.fetch.FetchProblem;
import touchline.server.fetch.Fetched;
import touchline.server.fetch.Fetcher;
import touchline.server.fetch.Outgoing;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.lti.token.Claims;
import touchline.server.lti.token.Refusal;
import touchline.server.page.FilledForm;

/** Registers this site at a platform that asked for it. See LTI Dynamic Registration 1.0, 3. */
public final class Registrar {
  private static final String JSON = "application/json";
  private static final String PLATFORM =
      "https://purl.imsglobal.org/spec/lti-platform-configuration";

  private final Fetcher fetcher;
  private final PlatformForm forms;
  private final PlatformStore platforms;
  private final ToolAddress site;

  public Registrar(Fetcher fetcher, PlatformForm forms, PlatformStore platforms, ToolAddress site) {
    this.fetcher = fetcher;
    this.forms = forms;
    this.platforms = platforms;
    this.site = site;
  }

  /** Where a platform describes itself: not on this site, which would ask itself. */
  URI address(String typed) throws Refusal {
    URI address =
        PlatformForm.uri(typed)
            .orElseThrow(() -> new Refusal("openid_configuration must be an address: " + typed));
    Optional<String> problem = fetcher.problem(address);
    if (problem.isPresent()) {
      throw new Refusal("openid_configuration cannot be read: " + problem.get());
    }
    requireOther(address);
    return address;
  }

  private void requireOther(URI address) throws Refusal {
    URI own = URI.create(site.text());
    boolean isHere = isSame(own.getHost(), String.valueOf(address.getHost()));
    if (isHere && port(own) == port(address)) {
      throw new Refusal("A platform must be another site than this: " + address);
    }
  }

  /** What this site asks later, and where it sends people: else it would do so to itself. */
  private void requireOthers(Claims described) throws Refusal {
    for (String name : List.of("authorization_endpoint", "token_endpoint", "jwks_uri")) {
      Optional<URI> named = PlatformForm.uri(described.text(name));
      if (named.isPresent()) {
        requireOther(named.get());
      }
    }
  }

  /** This machine has several names. */
  private static boolean isSame(String one, String other) {
    return one.equalsIgnoreCase(other) || (isLocal(one) && isLocal(other));
  }

  private static boolean isLocal(String host) {
    return host.toLowerCase(Locale.ROOT).matches("localhost|127\\..*|\\[::1]");
  }

  private static int port(URI address) {
    boolean isTls = "https".equalsIgnoreCase(address.getScheme());
    return address.getPort() >= 0 ? address.getPort() : isTls ? 443 : 80;
  }

  /** Asks the platform, and keeps it. */
  Platform register(URI address, String token, Account who, Instant now) throws Refusal {
    try {
      Claims described = read(fetcher.get(address, JSON), address);
      requireSameHost(address, described.text("issuer"));
      URI there =
          PlatformForm.uri(described.text("registration_endpoint"))
              .filter(uri -> !uri.toString().isEmpty())
              .orElseThrow(() -> new Refusal("registration_endpoint must be there: " + address));
      requireOther(there);
      requireOthers(described);
      Outgoing asked = Outgoing.post(there, JSON, OwnDescription.json(site));
      Fetched answer =
          fetcher.send(token.isEmpty() ? asked : asked.with("Authorization", "Bearer " + token));
      if (!answer.isSuccess()) {
        throw new Refusal("The platform refused to register this site: " + answer.status());
      }
      return keep(described, read(answer, there), who, now);
    } catch (FetchProblem problem) {
      throw new Refusal("The platform could not be asked: " + problem.getMessage());
    }
  }

  private static Claims read(Fetched answer, URI address) throws Refusal {
    try {
      return Claims.parse(answer.text());
    } catch (IllegalArgumentException notJson) {
      throw new Refusal("The platform must answer with a JSON object: " + address);
    }
  }

  /** Otherwise anybody with a link could register as the issuer of somebody else. */
  private static void requireSameHost(URI address, String issuer) throws Refusal {
    String host = PlatformForm.uri(issuer).map(uri -> String.valueOf(uri.getHost())).orElse("");
    if (!host.equalsIgnoreCase(address.getHost())) {
      throw new Refusal("issuer must be on " + address.getHost() + ": " + issuer);
    }
  }

  private Platform keep(Claims described, Claims answer, Account who, Instant now) throws Refusal {
    Claims tool = answer.object(OwnDescription.TOOL);
    String deployment = tool.text("deployment_id");
    String family = described.object(PLATFORM).text("product_family_code");
    String name =
        family.isEmpty()
            ? described.text("issuer")
            : family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1);
    FilledForm form =
        forms.of(
            Map.of(
                PlatformForm.NAME,
                name,
                PlatformForm.ISSUER,
                described.text("issuer"),
                PlatformForm.CLIENT,
                answer.text("client_id"),
                PlatformForm.AUTHORISES,
                described.text("authorization_endpoint"),
                PlatformForm.TOKENS,
                described.text("token_endpoint"),
                PlatformForm.KEY_SET,
                described.text("jwks_uri"),
                PlatformForm.AUDIENCE,
                described.text("authorization_server"),
                PlatformForm.DEPLOYMENT,
                deployment.isEmpty() ? "to be typed" : deployment));
    if (!form.isRight()) {
      throw new Refusal("The platform must describe itself in full: " + form.problems());
    }
    Platform added =
        platforms
            .add(PlatformForm.platform(form), who, now)
            .orElseThrow(
                () ->
                    new Refusal(
                        "This issuer is registered already, by this client or with other keys: "
                            + described.text("issuer")));
    if (!deployment.isEmpty()) {
      platforms.open(added, deployment, who, now);
    }
    return added;
  }
}
