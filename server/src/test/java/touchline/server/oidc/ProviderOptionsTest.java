package touchline.server.oidc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The provider as it is given on the command line and in the environment. */
class ProviderOptionsTest {
  private static final Optional<String> SITE = Optional.of("https://touchline.example");

  @TempDir private Path folder;

  private static Map<String, String> environment(String... more) {
    Map<String, String> all =
        new HashMap<>(
            Map.of(
                "TOUCHLINE_OIDC_ISSUER", "https://login.example",
                "TOUCHLINE_OIDC_CLIENT", "touchline",
                "TOUCHLINE_OIDC_SECRET", "very secret"));
    for (int i = 0; i < more.length; i += 2) {
      all.put("TOUCHLINE_OIDC_" + more[i], more[i + 1]);
    }
    return all;
  }

  private static ProviderOptions options(String... args) {
    ProviderOptions options = new ProviderOptions();
    CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();
    spec.addMixin("provider", CommandLine.Model.CommandSpec.forAnnotatedObject(options));
    new CommandLine(spec).parseArgs(args);
    return options;
  }

  private static String refusal(Map<String, String> environment, Optional<String> site) {
    return String.valueOf(
        assertThrows(ProviderOptions.BadProvider.class, () -> options().given(environment, site))
            .getMessage());
  }

  @Test
  void nobodyIsAskedUnlessNamed() throws ProviderOptions.BadProvider {
    assertEquals(Optional.empty(), options().given(Map.of(), Optional.empty()));
  }

  @Test
  void flagCountsMoreThanVariableAndSecretIsNeverTold() throws Exception {
    Path secret = Files.writeString(folder.resolve("secret"), "of a file\n");
    Path rules = Files.writeString(folder.resolve("rules"), "group a -> 3\n");
    Provider provider =
        options(
                "--oidc-client", "other",
                "--oidc-name", "Example University",
                "--oidc-secret-file", secret.toString(),
                "--oidc-rules", rules.toString(),
                "--oidc-groups", "roles")
            .given(environment(), SITE)
            .orElseThrow();
    assertEquals("other", provider.client());
    assertEquals("of a file", provider.secret());
    assertEquals("roles", provider.rules().groupClaim());
    assertEquals("openid profile email", provider.scope());
    assertEquals("https://touchline.example/sign-in/provider/back", provider.back());
    assertFalse(provider.toString().contains("of a file"), provider.toString());
    assertEquals("your university", options().given(environment(), SITE).orElseThrow().name());
  }

  @Test
  void whatCannotBeUsedIsNamed() throws IOException {
    assertEquals(
        "--oidc-issuer must begin with https://: http://login.example",
        refusal(environment("ISSUER", "http://login.example"), SITE));
    assertTrue(refusal(environment(), Optional.empty()).startsWith("--site must be given"));
    assertTrue(refusal(environment("CLIENT", ""), SITE).startsWith("--oidc-client must be"));
    assertTrue(refusal(environment("SECRET", " "), SITE).contains("a secret of one line"));
    assertTrue(refusal(environment("NAME", "x".repeat(61)), SITE).contains("60 characters"));
    assertTrue(refusal(environment("SCOPE", "profile"), SITE).contains("must name openid"));
    assertTrue(refusal(environment("RULES", "/no/such/file"), SITE).contains("can be read"));
    Path empty = Files.writeString(folder.resolve("empty"), "# nobody\n");
    assertTrue(refusal(environment("RULES", empty.toString()), SITE).contains("at least one"));
    Path bad = Files.writeString(folder.resolve("bad"), "all\n");
    assertTrue(refusal(environment("RULES", bad.toString()), SITE).contains("line 1 must be"));
  }
}
