package touchline.server.mail;

/**
 * Where mail is handed over, and in whose name.
 *
 * @param isTls whether the connection is by TLS from its beginning
 * @param user empty where none is needed
 * @param password of this user
 * @param from the sender's address
 * @param site the address of the site, for links, without a slash at the end
 */
public record MailServer(
    String host, int port, boolean isTls, String user, String password, String from, String site) {
  /** Never the password. */
  @Override
  public String toString() {
    return (isTls ? "smtps://" : "smtp://") + host + ':' + port;
  }
}
