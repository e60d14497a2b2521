package touchline.server.command;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import touchline.server.account.MailAddress;
import touchline.server.mail.MailServer;

/**
 * How mail is sent, as a person said it; empty values were not given.
 *
 * @param password never on the command line
 */
public record MailArguments(Given smtp, Given from, Given address, Given rate, String password) {
  private static final int SUBMISSION = 587;
  private static final int SUBMISSION_BY_TLS = 465;

  /** Below a host, if anything; nothing that a browser would make another path of. */
  private static final String PATH = "(/(?!\\.{1,2}(/|$))[A-Za-z0-9._~-]+)*/?";

  /** The mail server; empty without one. */
  public Optional<MailServer> server() throws BadSetting {
    if (smtp.value().isBlank()) {
      return Optional.empty();
    }
    URI uri = uri(smtp, "must be smtp://user@host:port or smtps://user@host:port", "smtps?");
    boolean isTls = uri.getScheme().equalsIgnoreCase("smtps");
    int port = uri.getPort() > 0 ? uri.getPort() : isTls ? SUBMISSION_BY_TLS : SUBMISSION;
    return Optional.of(
        new MailServer(
            uri.getHost(),
            port,
            isTls,
            user(uri),
            password,
            sender(),
            siteForMail(),
            lettersAMinute()));
  }

  private int lettersAMinute() throws BadSetting {
    if (rate.value().isBlank()) {
      return MailServer.USUAL_RATE;
    }
    int letters = rate.value().matches("[0-9]{1,5}") ? Integer.parseInt(rate.value()) : 0;
    if (letters < 1 || letters > MailServer.MOST_RATE) {
      throw new BadSetting(
          rate.name()
              + " must be a whole number of letters a minute from 1 to "
              + MailServer.MOST_RATE
              + ": "
              + rate.value());
    }
    return letters;
  }

  private String user(URI uri) throws BadSetting {
    String user = uri.getUserInfo() == null ? "" : uri.getUserInfo();
    if (user.contains(":")) {
      throw new BadSetting(smtp.name() + " must have no password; set TOUCHLINE_SMTP_PASSWORD");
    }
    return user;
  }

  private String sender() throws BadSetting {
    if (MailAddress.problem(from.value()).isPresent()) {
      throw new BadSetting(
          from.name() + " must be a mail address where mail is sent: " + from.value());
    }
    return MailAddress.stored(from.value());
  }

  /** Needed, because a request says itself how the site is called, and anybody can send one. */
  private String siteForMail() throws BadSetting {
    return site()
        .orElseThrow(
            () ->
                new BadSetting(
                    address.name()
                        + " must be the address of the site where mail is sent, such as"
                        + " https://touchline.example.org"));
  }

  /** The site's address in links; empty if it is the one by which it is asked. */
  public Optional<String> site() throws BadSetting {
    if (address.value().isBlank()) {
      return Optional.empty();
    }
    String rule = "must be the address of the site, such as https://touchline.example.org";
    URI uri = uri(address, rule, "https?");
    boolean isPlain =
        uri.getUserInfo() == null
            && uri.getRawQuery() == null
            && uri.getRawFragment() == null
            && uri.getRawPath().matches(PATH);
    if (!isPlain) {
      throw new BadSetting(address.name() + " " + rule + ": " + address.value());
    }
    return Optional.of(address.value().strip().replaceFirst("/$", ""));
  }

  private static URI uri(Given given, String rule, String schemes) throws BadSetting {
    try {
      URI uri = new URI(given.value().strip());
      String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
      if (uri.getHost() != null && scheme.matches(schemes)) {
        return uri;
      }
    } catch (URISyntaxException notOne) {
      // The same message as for another one.
    }
    // What was given is not repeated, for it can hold a password.
    throw new BadSetting(given.name() + " " + rule);
  }
}
