package touchline.server.page;

import java.util.Map;

/**
 * The part of the header that is about who reads a page. Pages are made with a place for it, so
 * that those that are the same for everybody can be made once.
 */
public final class You {
  private static final String PLACE = "<!--you-->";

  /** Who can sign out is signed in. */
  private static final String SIGN_OUT = "action=\"/sign-out\"";

  private final Templates templates;

  public You(Templates templates) {
    this.templates = templates;
  }

  /** The page with this part in its place; its style may ask whether the reader is known. */
  public static String in(String page, String you) {
    int at = page.indexOf(PLACE);
    if (at < 0) {
      return page;
    }
    String before = page.substring(0, at);
    String told =
        you.contains(SIGN_OUT) ? before.replace("<body>", "<body class=\"known\">") : before;
    return told + you + page.substring(at + PLACE.length());
  }

  /**
   * For who is not signed in.
   *
   * @param here where signing in leads back to; empty to leave that open
   */
  public String stranger(String here) {
    Map<String, String> next = here.isEmpty() ? Map.of() : Map.of("next", here);
    String signIn = new ListAddress("/sign-in", next).toString();
    return templates
        .ready("page/you", signIn, () -> Map.of("who", "stranger", "signIn", signIn))
        .strip();
  }

  /** For whose browser says that they are signed in, where nobody has looked who they are. */
  public String somebody() {
    return templates
        .ready("page/you", "somebody", () -> Map.of("who", "somebody", "signIn", ""))
        .strip();
  }

  /** For whom we know. */
  public String person(String name, boolean isAdministrator) {
    String who = isAdministrator ? "administrator" : "person";
    return templates.render("page/you", Map.of("who", who, "name", name)).strip();
  }
}
