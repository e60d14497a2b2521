package touchline.server.command;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options that let the site send links by mail. */
public final class MailOptions {
  @Option(
      names = "--smtp",
      paramLabel = "URL",
      scope = ScopeType.INHERIT,
      description = "Mail server for links, such as smtps://user@host:465; none unless given.")
  private @Nullable String smtp;

  @Option(
      names = "--mail-from",
      paramLabel = "ADDRESS",
      scope = ScopeType.INHERIT,
      description = "Whom mail comes from.")
  private @Nullable String from;

  @Option(
      names = "--site",
      paramLabel = "URL",
      scope = ScopeType.INHERIT,
      description = {
        "Address of the site in links, such as https://touchline.example.org; with a path, such as",
        "https://example.org/touchline, the site is shown below it by a proxy."
      })
  private @Nullable String site;

  @Option(
      names = "--mail-rate",
      paramLabel = "N",
      scope = ScopeType.INHERIT,
      description =
          "Letters to a whole class a minute, as the mail server allows (60 unless given).")
  private @Nullable String rate;

  /** What was given here or in the environment. */
  public MailArguments given(Map<String, String> environment) {
    return new MailArguments(
        given("--smtp", smtp, "TOUCHLINE_SMTP", environment),
        given("--mail-from", from, "TOUCHLINE_MAIL_FROM", environment),
        given("--site", site, "TOUCHLINE_SITE", environment),
        given("--mail-rate", rate, "TOUCHLINE_MAIL_RATE", environment),
        environment.getOrDefault("TOUCHLINE_SMTP_PASSWORD", ""));
  }

  private static Given given(
      String option, @Nullable String flag, String variable, Map<String, String> environment) {
    boolean isVariable = flag == null && environment.containsKey(variable);
    String value = flag != null ? flag : environment.getOrDefault(variable, "");
    return new Given(isVariable ? variable : option, Objects.requireNonNull(value));
  }
}
