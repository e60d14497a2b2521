package touchline.server.oidc;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.util.JSONObjectUtils;
import java.net.URI;
import java.net.URISyntaxException;
import java.text.ParseException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the provider says of itself in its discovery document (OpenID Connect Discovery 1.0, 3).
 *
 * @param algorithms those with which it may sign; never one with a shared secret, never none
 * @param isSecretPosted whether it wants the secret in the form, because it takes no other way
 * @param namesItself whether it writes who it is beside every code (RFC 9207)
 */
record ProviderFacts(
    URI authorization,
    URI token,
    URI keys,
    Optional<URI> userinfo,
    Optional<URI> endSession,
    Set<JWSAlgorithm> algorithms,
    boolean isSecretPosted,
    boolean namesItself) {
  private static final Set<JWSAlgorithm> KNOWN = Set.of(JWSAlgorithm.RS256, JWSAlgorithm.ES256);

  ProviderFacts {
    algorithms = Set.copyOf(algorithms);
  }

  /** Where the document of an issuer is. */
  static URI address(String issuer) {
    return URI.create(issuer.replaceFirst("/$", "") + "/.well-known/openid-configuration");
  }

  /** Reads the document; one of another issuer is refused. */
  static ProviderFacts read(String document, String issuer) throws ProviderProblem {
    Map<String, Object> facts = parse(document);
    if (!issuer.equals(facts.get("issuer"))) {
      throw ProviderProblem.wrong("its document is of another issuer: " + facts.get("issuer"));
    }
    Set<JWSAlgorithm> algorithms = new HashSet<>();
    for (String name : texts(facts, "id_token_signing_alg_values_supported")) {
      algorithms.add(JWSAlgorithm.parse(name));
    }
    algorithms.retainAll(KNOWN);
    if (algorithms.isEmpty()) {
      throw ProviderProblem.wrong("it signs neither with RS256 nor with ES256");
    }
    List<String> ways = texts(facts, "token_endpoint_auth_methods_supported");
    return new ProviderFacts(
        needed(facts, "authorization_endpoint"),
        needed(facts, "token_endpoint"),
        needed(facts, "jwks_uri"),
        address(facts, "userinfo_endpoint"),
        address(facts, "end_session_endpoint"),
        algorithms,
        !ways.contains("client_secret_basic") && ways.contains("client_secret_post"),
        Boolean.TRUE.equals(facts.get("authorization_response_iss_parameter_supported")));
  }

  static Map<String, Object> parse(String json) throws ProviderProblem {
    try {
      return JSONObjectUtils.parse(json);
    } catch (ParseException broken) {
      throw ProviderProblem.wrong("an answer of it is not JSON");
    }
  }

  private static List<String> texts(Map<String, Object> facts, String name) {
    return facts.get(name) instanceof List<?> list
        ? list.stream().filter(String.class::isInstance).map(String.class::cast).toList()
        : List.of();
  }

  private static URI needed(Map<String, Object> facts, String name) throws ProviderProblem {
    return address(facts, name)
        .orElseThrow(() -> ProviderProblem.wrong("its document has no usable " + name));
  }

  private static Optional<URI> address(Map<String, Object> facts, String name) {
    return facts.get(name) instanceof String text && isSafe(text)
        ? Optional.of(URI.create(text))
        : Optional.empty();
  }

  /** Whether nobody on the way can read or change what goes there: TLS, or this machine itself. */
  static boolean isSafe(String address) {
    try {
      URI uri = new URI(address);
      boolean isOwn =
          "http".equals(uri.getScheme())
              && uri.getHost() != null
              && uri.getHost().matches("127\\.0\\.0\\.1|localhost|\\[::1\\]");
      boolean isPlain = uri.getRawFragment() == null && uri.getUserInfo() == null;
      return isPlain && uri.getHost() != null && ("https".equals(uri.getScheme()) || isOwn);
    } catch (URISyntaxException no) {
      return false;
    }
  }
}
