package touchline.server.oidc;

import java.net.URI;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The way to a provider and back: where people are sent, and what they prove when they return. */
public final class ProviderSignIn {
  private final Provider provider;
  private final ProviderLine line;
  private final ProviderProof proof;
  private final Clock clock;

  public ProviderSignIn(Provider provider, Remote remote, Clock clock) {
    this.provider = provider;
    this.line = new ProviderLine(provider, remote, clock);
    this.proof = new ProviderProof(provider, line);
    this.clock = clock;
  }

  Provider provider() {
    return provider;
  }

  /** Why nobody can sign in by the provider now, for who runs the site; empty if it works. */
  public Optional<String> problem() {
    try {
      line.facts();
      return Optional.empty();
    } catch (ProviderProblem problem) {
      return Optional.of(provider.issuer() + ": " + problem.getMessage());
    }
  }

  /** Where somebody goes to sign in. */
  String address(Journey journey) throws ProviderProblem {
    Map<String, String> asked = new LinkedHashMap<>();
    asked.put("response_type", "code");
    asked.put("client_id", provider.client());
    asked.put("redirect_uri", provider.back());
    asked.put("scope", provider.scope());
    asked.put("state", journey.state().text());
    asked.put("nonce", journey.nonce());
    asked.put("code_challenge", journey.challenge());
    asked.put("code_challenge_method", "S256");
    return with(line.facts().authorization(), asked);
  }

  private static String with(URI address, Map<String, String> asked) {
    String mark = address.getRawQuery() == null ? "?" : "&";
    return address + mark + HttpRemote.encoded(asked);
  }

  /** Where somebody signs out of the provider, if it has such a place. */
  Optional<String> leaving() {
    try {
      Map<String, String> asked = new LinkedHashMap<>();
      asked.put("client_id", provider.client());
      asked.put("post_logout_redirect_uri", provider.site() + "/");
      return line.facts().endSession().map(address -> with(address, asked));
    } catch (ProviderProblem away) {
      return Optional.empty();
    }
  }

  /**
   * Who somebody is, by the code with which the provider sent them back.
   *
   * @param from who the provider says that it is, beside the code; empty if it does not say so
   */
  ProviderClaims prove(Journey journey, String code, String from) throws ProviderProblem {
    ProviderFacts facts = line.facts();
    boolean isIts = from.isEmpty() ? !facts.namesItself() : from.equals(provider.issuer());
    if (!isIts) {
      throw ProviderProblem.wrong("the code comes from another issuer: " + from);
    }
    Map<String, Object> given = line.exchange(code, journey.verifier());
    if (!(given.get("id_token") instanceof String token)) {
      throw ProviderProblem.wrong("it gave no ID token");
    }
    Map<String, Object> claims = proof.claims(token, journey.nonce(), clock.instant());
    String group = provider.rules().groupClaim();
    return ProviderClaims.of(isEnough(claims) ? claims : withUserinfo(claims, facts, given), group);
  }

  private boolean isEnough(Map<String, Object> claims) {
    JoinRules rules = provider.rules();
    return claims.containsKey("name")
        && claims.containsKey("email")
        && (!rules.askForGroups() || claims.containsKey(rules.groupClaim()));
  }

  /** Some providers tell names and groups only there; of somebody else nothing is believed. */
  private Map<String, Object> withUserinfo(
      Map<String, Object> claims, ProviderFacts facts, Map<String, Object> given)
      throws ProviderProblem {
    if (facts.userinfo().isEmpty() || !(given.get("access_token") instanceof String opens)) {
      return claims;
    }
    Map<String, Object> more = line.userinfo(facts.userinfo().get(), opens);
    if (!String.valueOf(claims.get("sub")).equals(more.get("sub"))) {
      throw ProviderProblem.wrong("it told something of somebody else");
    }
    return ProviderClaims.joined(claims, more);
  }
}
