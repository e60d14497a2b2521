package touchline.server.oidc;

/**
 * Where people have an account with which they sign in here, as who runs the site described it.
 *
 * @param issuer its address, exactly as it writes it itself
 * @param client how it knows this site
 * @param secret what proves to it that this site asks
 * @param name as people read it on the button
 * @param scope what it is asked to tell, with blanks between
 * @param rules who is let in
 * @param site the address of this site, without a slash at the end
 */
public record Provider(
    String issuer,
    String client,
    String secret,
    String name,
    String scope,
    JoinRules rules,
    String site) {
  /** The path to which it sends people back. */
  public static final String BACK = "/sign-in/provider/back";

  /** The address to which it sends people back; it has to know it. */
  String back() {
    return site + BACK;
  }

  /** Never the secret. */
  @Override
  public String toString() {
    return "Provider[" + issuer + ", client " + client + "]";
  }
}
