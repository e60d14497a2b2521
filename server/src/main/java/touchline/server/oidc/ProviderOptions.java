package touchline.server.oidc;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options that name a provider with whose accounts people sign in. */
public final class ProviderOptions {
  private static final String SECRET = "TOUCHLINE_OIDC_SECRET";
  private static final int LONGEST_NAME = 60;

  @Option(
      names = "--oidc-issuer",
      paramLabel = "URL",
      scope = ScopeType.INHERIT,
      description = "OpenID provider whose accounts people sign in with; none unless given.")
  private @Nullable String issuer;

  @Option(
      names = "--oidc-client",
      paramLabel = "ID",
      scope = ScopeType.INHERIT,
      description = "How the provider knows this site.")
  private @Nullable String client;

  @Option(
      names = "--oidc-secret-file",
      paramLabel = "FILE",
      scope = ScopeType.INHERIT,
      description = "File with the secret that the provider gave this site.")
  private @Nullable String secretFile;

  @Option(
      names = "--oidc-name",
      paramLabel = "NAME",
      scope = ScopeType.INHERIT,
      description = "What the button says behind \"Sign in with\".")
  private @Nullable String name;

  @Option(
      names = "--oidc-rules",
      paramLabel = "FILE",
      scope = ScopeType.INHERIT,
      description = {
        "Who is let in, one rule a line: \"domain uni.example\" or \"group algorithms -> 3\",",
        "where 3 is the number of a course that they join. Everybody unless given."
      })
  private @Nullable String rules;

  @Option(
      names = "--oidc-groups",
      paramLabel = "CLAIM",
      scope = ScopeType.INHERIT,
      description = "How the provider calls the groups of a person (groups unless given).")
  private @Nullable String groups;

  @Option(
      names = "--oidc-scope",
      paramLabel = "WORDS",
      scope = ScopeType.INHERIT,
      description = "What the provider is asked to tell (openid profile email unless given).")
  private @Nullable String scope;

  /** An option that cannot be used; the message is one line for who gave it. */
  public static final class BadProvider extends Exception {
    BadProvider(String message) {
      super(message);
    }
  }

  /**
   * The provider, if one was named here or in the environment.
   *
   * @param site the address of this site, which the provider has to know
   */
  public Optional<Provider> given(Map<String, String> environment, Optional<String> site)
      throws BadProvider {
    String address = value(issuer, "TOUCHLINE_OIDC_ISSUER", environment);
    if (address.isEmpty()) {
      return Optional.empty();
    }
    if (!ProviderFacts.isSafe(address)) {
      throw new BadProvider("--oidc-issuer must begin with https://: " + address);
    }
    String known =
        site.orElseThrow(
            () -> new BadProvider("--site must be given where --oidc-issuer is given"));
    String own = value(client, "TOUCHLINE_OIDC_CLIENT", environment);
    if (own.isEmpty()) {
      throw new BadProvider("--oidc-client must be given where --oidc-issuer is given");
    }
    String called = value(name, "TOUCHLINE_OIDC_NAME", environment);
    if (called.length() > LONGEST_NAME) {
      throw new BadProvider("--oidc-name must have at most " + LONGEST_NAME + " characters");
    }
    String asked = value(scope, "TOUCHLINE_OIDC_SCOPE", environment);
    if (!asked.isEmpty() && !List.of(asked.split(" ", -1)).contains("openid")) {
      throw new BadProvider("--oidc-scope must name openid: " + asked);
    }
    return Optional.of(
        new Provider(
            address,
            own,
            secret(environment),
            called.isEmpty() ? "your university" : called,
            asked.isEmpty() ? "openid profile email" : asked,
            rules(environment),
            known));
  }

  private String secret(Map<String, String> environment) throws BadProvider {
    String file = value(secretFile, "TOUCHLINE_OIDC_SECRET_FILE", environment);
    String secret =
        file.isEmpty()
            ? environment.getOrDefault(SECRET, "").strip()
            : String.join("\n", lines("--oidc-secret-file", file)).strip();
    if (secret.isEmpty() || secret.contains("\n")) {
      throw new BadProvider("--oidc-secret-file or " + SECRET + " must give a secret of one line");
    }
    return secret;
  }

  private JoinRules rules(Map<String, String> environment) throws BadProvider {
    String claim = value(groups, "TOUCHLINE_OIDC_GROUPS", environment);
    String file = value(rules, "TOUCHLINE_OIDC_RULES", environment);
    try {
      List<String> lines = file.isEmpty() ? List.of() : lines("--oidc-rules", file);
      JoinRules read =
          JoinRules.parse(lines, claim.isEmpty() ? JoinRules.EVERYBODY.groupClaim() : claim);
      if (!file.isEmpty() && read.rules().isEmpty()) {
        throw new BadProvider("--oidc-rules must name a file with at least one rule: " + file);
      }
      return read;
    } catch (JoinRules.BadRule bad) {
      throw new BadProvider("--oidc-rules " + file + ", " + bad.getMessage());
    }
  }

  private static List<String> lines(String option, String file) throws BadProvider {
    try {
      return Files.readAllLines(Path.of(file), StandardCharsets.UTF_8);
    } catch (IOException | IllegalArgumentException unreadable) {
      throw new BadProvider(option + " must name a file that can be read: " + file);
    }
  }

  private static String value(
      @Nullable String flag, String variable, Map<String, String> environment) {
    return flag == null ? environment.getOrDefault(variable, "").strip() : flag.strip();
  }
}
