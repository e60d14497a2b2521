package touchline.server.oidc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.util.JSONObjectUtils;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a provider says of itself, and what of it is believed. */
class ProviderFactsTest {
  private static final String ISSUER = "https://login.example/uni";

  private static ProviderFacts read(String name, Object value) throws ProviderProblem {
    Map<String, Object> all = new HashMap<>();
    all.put("issuer", ISSUER);
    all.put("authorization_endpoint", ISSUER + "/authorize");
    all.put("token_endpoint", ISSUER + "/token");
    all.put("jwks_uri", ISSUER + "/keys");
    all.put("id_token_signing_alg_values_supported", List.of("RS256", "HS256", "none"));
    all.put(name, value);
    return ProviderFacts.read(JSONObjectUtils.toJSONString(all), ISSUER);
  }

  @Test
  void honestDocumentIsRead() throws ProviderProblem {
    ProviderFacts facts = read("token_endpoint_auth_methods_supported", List.of("none"));
    assertEquals(Set.of(JWSAlgorithm.RS256), facts.algorithms());
    assertFalse(facts.isSecretPosted());
    assertTrue(facts.userinfo().isEmpty() && facts.endSession().isEmpty());
    assertTrue(
        read("token_endpoint_auth_methods_supported", List.of("client_secret_post"))
            .isSecretPosted());
    assertEquals(
        ISSUER + "/.well-known/openid-configuration",
        ProviderFacts.address(ISSUER + "/").toString());
  }

  @ParameterizedTest
  @CsvSource({
    "issuer, https://login.example/uni/",
    "issuer, https://other.example",
    "authorization_endpoint, javascript:alert(1)",
    "authorization_endpoint, 'https://login.example/a b'",
    "token_endpoint, http://login.example/token",
    "token_endpoint, https://user@login.example/token",
    "jwks_uri, file:///etc/passwd",
    "jwks_uri, https://login.example/keys#part",
    "jwks_uri, ''"
  })
  void documentOfAnotherOrAnUnsafeOneIsRefused(String name, String value) {
    assertThrows(ProviderProblem.class, () -> read(name, value));
  }

  @Test
  void providerThatSignsWithSharedSecretsOnlyIsRefused() {
    assertThrows(
        ProviderProblem.class,
        () -> read("id_token_signing_alg_values_supported", List.of("HS256", "none")));
    assertThrows(ProviderProblem.class, () -> ProviderFacts.read("<html>", ISSUER));
  }

  @ParameterizedTest
  @CsvSource({
    "http://127.0.0.1:8080/a, true",
    "http://localhost/a, true",
    "http://127.0.0.1.evil.example/, false",
    "http://10.0.0.1/, false",
    "//login.example, false"
  })
  void onlyThisMachineIsAskedWithoutTls(String address, boolean isSafe) {
    assertEquals(isSafe, ProviderFacts.isSafe(address));
  }
}
