package touchline.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import touchline.server.account.guard.PasswordCost;
import touchline.server.account.guard.Proxies;
import touchline.server.mail.MailServer;
import touchline.server.store.Place;

/**
 * Where the site listens and keeps its data.
 *
 * @param port 0 for any free one
 * @param data a folder, or a database on a server
 * @param mail what sends links, if anything does
 * @param site the address of the site, for links, without a slash at the end; empty if it is the
 *     one by which the site is asked
 * @param passwords what it costs to try one
 * @param proxies what stands between the site and those who ask
 */
public record Settings(
    String host,
    int port,
    Place data,
    Optional<MailServer> mail,
    Optional<String> site,
    PasswordCost passwords,
    Proxies proxies) {
  static final int LAST_PORT = 65_535;

  public Settings {
    if (port < 0 || port > LAST_PORT) {
      throw new IllegalArgumentException("port must be from 0 to " + LAST_PORT + ": " + port);
    }
  }

  /** Without mail. */
  public Settings(String host, int port, Place data) {
    this(host, port, data, Optional.empty(), Optional.empty(), PasswordCost.OWASP, Proxies.NONE);
  }

  /** How many of many letters go a minute. */
  int mailRate() {
    return mail.map(MailServer::rate).orElse(MailServer.USUAL_RATE);
  }

  /** Reads settings as they were given on the command line or in the environment. */
  static Settings of(Given host, Given port, Place data, MailArguments mail, Given proxy)
      throws BadSetting {
    return new Settings(
        host(host),
        port(port),
        data,
        mail.server(),
        mail.site(),
        PasswordCost.OWASP,
        proxies(proxy));
  }

  private static Proxies proxies(Given given) throws BadSetting {
    if (given.value().isBlank()) {
      return Proxies.NONE;
    }
    return Proxies.parse(given.value())
        .orElseThrow(
            () ->
                new BadSetting(
                    given.name()
                        + " must be addresses or networks such as 10.0.0.0/8, with commas between: "
                        + given.value()));
  }

  private static String host(Given given) throws BadSetting {
    try {
      if (!given.value().isBlank()) {
        return InetAddress.getByName(given.value()).getHostAddress();
      }
    } catch (UnknownHostException unknown) {
      // The same message as for a blank one.
    }
    throw new BadSetting(given.name() + " must be an address of this machine: " + given.value());
  }

  private static int port(Given given) throws BadSetting {
    int port = given.value().matches("[0-9]{1,5}") ? Integer.parseInt(given.value()) : -1;
    if (port < 0 || port > LAST_PORT) {
      throw new BadSetting(
          given.name() + " must be a whole number from 0 to " + LAST_PORT + ": " + given.value());
    }
    return port;
  }

  /**
   * A setting as a person gave it.
   *
   * @param name the flag or the variable that it came from, for messages
   */
  record Given(String name, String value) {}

  /** A setting that cannot be used; the message is one line for the person who gave it. */
  static final class BadSetting extends Exception {
    BadSetting(String message) {
      super(message);
    }
  }
}
