package touchline.server.oidc;

import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Clock;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.server.oidc.Remote.Answer;
import touchline.server.oidc.Remote.NoAnswer;

/** What the provider is asked by this site, without a browser between. */
final class ProviderLine {
  private static final int OK = 200;

  private final Provider provider;
  private final Remote remote;
  private final Kept<ProviderFacts> facts;
  private final Kept<JWKSet> keys;

  ProviderLine(Provider provider, Remote remote, Clock clock) {
    this.provider = provider;
    this.remote = remote;
    this.facts = new Kept<>(this::fetchFacts, clock);
    this.keys = new Kept<>(this::fetchKeys, clock);
  }

  ProviderFacts facts() throws ProviderProblem {
    return facts.get();
  }

  private ProviderFacts fetchFacts() throws ProviderProblem {
    return ProviderFacts.read(
        fetched(ProviderFacts.address(provider.issuer()), Map.of()), provider.issuer());
  }

  private JWKSet fetchKeys() throws ProviderProblem {
    try {
      return JWKSet.parse(fetched(facts().keys(), Map.of()));
    } catch (ParseException broken) {
      throw ProviderProblem.wrong("its keys cannot be read");
    }
  }

  /** The keys with which something of this header may be signed; asked anew for an unknown one. */
  List<JWK> keys(JWSHeader header) throws ProviderProblem {
    JWKSelector fitting = new JWKSelector(JWKMatcher.forJWSHeader(header));
    List<JWK> known = fitting.select(keys.get());
    return known.isEmpty() ? fitting.select(keys.fresh()) : known;
  }

  /** What the provider gives for a code: the ID token, and what opens its other answers. */
  Map<String, Object> exchange(String code, String verifier) throws ProviderProblem {
    ProviderFacts known = facts();
    Map<String, String> form = new LinkedHashMap<>();
    form.put("grant_type", "authorization_code");
    form.put("code", code);
    form.put("redirect_uri", provider.back());
    form.put("code_verifier", verifier);
    Map<String, String> headers = new LinkedHashMap<>();
    if (known.isSecretPosted()) {
      form.put("client_id", provider.client());
      form.put("client_secret", provider.secret());
    } else {
      headers.put("Authorization", basic());
    }
    Answer answer = answered(() -> remote.post(known.token(), headers, form), known.token());
    if (answer.status() != OK) {
      throw refused(answer, known.token());
    }
    return ProviderFacts.parse(answer.body());
  }

  private String basic() {
    String pair =
        HttpRemote.encoded(provider.client()) + ':' + HttpRemote.encoded(provider.secret());
    return "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.US_ASCII));
  }

  /** What else the provider tells of who signed in. */
  Map<String, Object> userinfo(URI address, String accessToken) throws ProviderProblem {
    return ProviderFacts.parse(fetched(address, Map.of("Authorization", "Bearer " + accessToken)));
  }

  private String fetched(URI address, Map<String, String> headers) throws ProviderProblem {
    Answer answer = answered(() -> remote.get(address, headers), address);
    if (answer.status() != OK) {
      throw refused(answer, address);
    }
    return answer.body();
  }

  private interface Asking {
    Answer ask() throws NoAnswer;
  }

  private static Answer answered(Asking asking, URI address) throws ProviderProblem {
    try {
      return asking.ask();
    } catch (NoAnswer away) {
      throw ProviderProblem.away(address + ": " + away.getMessage());
    }
  }

  private static ProviderProblem refused(Answer answer, URI address) {
    String what = address + " answered " + answer.status() + error(answer.body());
    return answer.status() / 100 == 5 ? ProviderProblem.away(what) : ProviderProblem.wrong(what);
  }

  /** The one word that says why, such as {@code invalid_grant}. */
  private static String error(String body) {
    try {
      return ProviderFacts.parse(body).get("error") instanceof String word
              && word.matches("[a-z_]{1,40}")
          ? " " + word
          : "";
    } catch (ProviderProblem noJson) {
      return "";
    }
  }
}
