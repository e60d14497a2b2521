package touchline.server.mail;

/**
 * Where mail is handed over, and in whose name.
 *
 * @param isTls whether the connection is by TLS from its beginning
 * @param user empty where none is needed
 * @param password of this user
 * @param from the sender's address
 * @param site the address of the site, for links, without a slash at the end
 * @param rate how many of many letters it takes a minute; others go at once
 */
public record MailServer(
    String host,
    int port,
    boolean isTls,
    String user,
    String password,
    String from,
    String site,
    int rate) {
  /** What most servers take. */
  public static final int USUAL_RATE = 60;

  /** A letter each millisecond. */
  public static final int MOST_RATE = 60_000;

  public MailServer {
    if (rate < 1 || rate > MOST_RATE) {
      throw new IllegalArgumentException("rate must be from 1 to " + MOST_RATE + ": " + rate);
    }
  }

  /** One that takes what most do. */
  public MailServer(
      String host,
      int port,
      boolean isTls,
      String user,
      String password,
      String from,
      String site) {
    this(host, port, isTls, user, password, from, site, USUAL_RATE);
  }

  /** Never the password. */
  @Override
  public String toString() {
    return (isTls ? "smtps://" : "smtp://") + host + ':' + port;
  }
}
