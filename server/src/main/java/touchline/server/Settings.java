package touchline.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchline.server.account.guard.PasswordCost;
import touchline.server.account.guard.Proxies;
import touchline.server.account.guard.SessionLife;
import touchline.server.command.BadSetting;
import touchline.server.command.Given;
import touchline.server.command.MailArguments;
import touchline.server.exercise.credit.CreditSeeds;
import touchline.server.fetch.Reach;
import touchline.server.mail.MailServer;
import touchline.server.metrics.MetricsToken;
import touchline.server.oidc.Provider;
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
 * @param reach which other sites it asks
 * @param provider whose accounts people can sign in with, if anybody's
 * @param metrics what a monitor shows to be told how the site does; empty if none is told
 * @param exercises below which the folders of the site's own exercises lie, if it has any
 * @param sessions how long a browser stays signed in
 * @param seeds what draws the variants for credit
 */
public record Settings(
    String host,
    int port,
    Place data,
    Optional<MailServer> mail,
    Optional<String> site,
    PasswordCost passwords,
    Proxies proxies,
    Reach reach,
    Optional<Provider> provider,
    Optional<MetricsToken> metrics,
    Optional<Path> exercises,
    SessionLife sessions,
    CreditSeeds seeds) {
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

  /** The same, for a monitor that shows this; nothing if it is empty. */
  Settings watched(Given token) throws BadSetting {
    if (token.value().isEmpty()) {
      return this;
    }
    MetricsToken known =
        MetricsToken.parse(token.value())
            .orElseThrow(
                () ->
                    new BadSetting(
                        token.name()
                            + " must be at least "
                            + MetricsToken.LEAST
                            + " letters, digits or signs of base64"));
    return watched(known);
  }

  Settings watched(MetricsToken known) {
    return new Settings(
        host,
        port,
        data,
        mail,
        site,
        passwords,
        proxies,
        reach,
        provider,
        Optional.of(known),
        exercises,
        sessions,
        seeds);
  }

  /** The same with somebody whose accounts people can sign in with. */
  Settings with(Optional<Provider> named) {
    return new Settings(
        host, port, data, mail, site, passwords, proxies, reach, named, metrics, exercises,
        sessions, seeds);
  }

  /** The same with exercises of its own, in folders below this one. */
  Settings serving(Optional<Path> folders) {
    return new Settings(
        host, port, data, mail, site, passwords, proxies, reach, provider, metrics, folders,
        sessions, seeds);
  }

  /** The same where browsers stay signed in for so long. */
  Settings with(SessionLife life) {
    return new Settings(
        host, port, data, mail, site, passwords, proxies, reach, provider, metrics, exercises, life,
        seeds);
  }

  /** The same with variants for credit drawn by these seeds. */
  Settings with(CreditSeeds drawn) {
    return new Settings(
        host, port, data, mail, site, passwords, proxies, reach, provider, metrics, exercises,
        sessions, drawn);
  }

  /** One that asks other sites on the internet only. */
  public Settings(
      String host,
      int port,
      Place data,
      Optional<MailServer> mail,
      Optional<String> site,
      PasswordCost passwords,
      Proxies proxies) {
    this(host, port, data, mail, site, passwords, proxies, Reach.PUBLIC);
  }

  /** One without a provider. */
  public Settings(
      String host,
      int port,
      Place data,
      Optional<MailServer> mail,
      Optional<String> site,
      PasswordCost passwords,
      Proxies proxies,
      Reach reach) {
    this(
        host,
        port,
        data,
        mail,
        site,
        passwords,
        proxies,
        reach,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        SessionLife.USUAL,
        CreditSeeds.secret());
  }

  /** How many of many letters go a minute. */
  int mailRate() {
    return mail.map(MailServer::rate).orElse(MailServer.USUAL_RATE);
  }

  /** Reads settings as they were given on the command line or in the environment. */
  static Settings of(
      Given host, Given port, Place data, MailArguments mail, Given proxy, Reach reach)
      throws BadSetting {
    return new Settings(
        host(host),
        port(port),
        data,
        mail.server(),
        mail.site(),
        PasswordCost.OWASP,
        proxies(proxy),
        reach);
  }

  /** What is allowed and most often a mistake, a line each for the person who started the site. */
  List<String> doubts() {
    boolean isByTls = site.filter(address -> address.startsWith("https:")).isPresent();
    return isByTls && proxies.trusted().isEmpty()
        ? List.of(
            "--site begins with https and --proxy names no proxy: all visitors share one address,"
                + " and browsers are not told to come by https only.")
        : List.of();
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
}
