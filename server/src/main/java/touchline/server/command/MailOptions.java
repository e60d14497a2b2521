package touchline.server.command;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options that let the site send links by mail. */
final class MailOptions {
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
  MailArguments given(Map<String, String> environment) {
    return new MailArguments(
        Given.of("smtp", smtp, "", environment),
        Given.of("mail-from", from, "", environment),
        Given.of("site", site, "", environment),
        Given.of("mail-rate", rate, "", environment),
        environment.getOrDefault("TOUCHLINE_SMTP_PASSWORD", ""));
  }
}
