package touchline.server.lti.token;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;

/**
 * What a platform says of somebody who comes. See LTI Core 1.3, 5.3 and 5.4.
 *
 * @param claims of the token, all of them
 */
public record Launch(Claims claims) {
  /** What a message is about. */
  public enum Kind {
    /** Somebody opens a link. */
    LINK("LtiResourceLinkRequest"),

    /** Somebody chooses what links are to lead to. */
    CHOICE("LtiDeepLinkingRequest"),

    /** Somebody looks at what stands behind a mark. */
    REVIEW("LtiSubmissionReviewRequest");

    private final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  private static final String CLAIM = "https://purl.imsglobal.org/spec/lti/claim/";
  private static final String VERSION = "1.3.0";
  private static final String RESOURCE = "resource_link";
  private static final String CONTEXT = "context";
  private static final int LONGEST_NAME = 255;
  private static final int LONGEST_TITLE = 200;

  /**
   * Reads it.
   *
   * @throws Refusal if something is missing that each message has
   */
  public static Launch of(Claims claims) throws Refusal {
    Launch launch = new Launch(claims);
    launch.check();
    return launch;
  }

  private void check() throws Refusal {
    require("version must be " + VERSION, own("version").equals(VERSION), own("version"));
    require("sub must say who it is", isName(subject()), subject());
    require("deployment_id must be there", isName(deployment()), deployment());
    boolean isKnown = false;
    for (Kind kind : Kind.values()) {
      isKnown |= kind.word.equals(own("message_type"));
    }
    require("message_type must be one of 1EdTech's", isKnown, own("message_type"));
    boolean isLink = kind() == Kind.LINK;
    require("resource_link must have an id", !isLink || isName(resource()), resource());
    require("roles must be a list", claims.has(CLAIM + "roles"), "");
    if (kind() == Kind.CHOICE) {
      Claims settings = choice();
      String where = settings.text("deep_link_return_url");
      require("deep_link_return_url must be an address", isOfTheWeb(where), where);
      boolean takesLinks = settings.texts("accept_types").contains("ltiResourceLink");
      require("accept_types must have ltiResourceLink", takesLinks, "");
    }
    String context = context();
    require("context must have an id", context.isEmpty() || isName(context), context);
  }

  private static boolean isOfTheWeb(String text) {
    try {
      URI address = new URI(text);
      return text.matches("https?://.+")
          && address.getHost() != null
          && address.getRawUserInfo() == null;
    } catch (URISyntaxException none) {
      return false;
    }
  }

  private static boolean isName(String text) {
    return !text.isEmpty() && text.length() <= LONGEST_NAME;
  }

  private static void require(String rule, boolean isKept, String value) throws Refusal {
    if (!isKept) {
      throw new Refusal(rule + ": " + (value.isEmpty() ? "nothing is said" : value));
    }
  }

  private String own(String name) {
    return claims.text(CLAIM + name);
  }

  public Kind kind() {
    for (Kind kind : Kind.values()) {
      if (kind.word.equals(own("message_type"))) {
        return kind;
      }
    }
    return Kind.LINK;
  }

  public String subject() {
    return claims.text("sub");
  }

  /** What somebody is called; empty where the platform keeps that to itself. */
  public String name() {
    String whole = claims.text("name");
    String parts = (claims.text("given_name") + ' ' + claims.text("family_name")).strip();
    return whole.isBlank() ? parts : whole;
  }

  public String deployment() {
    return own("deployment_id");
  }

  /** Where the platform sends somebody. */
  public String address() {
    return own("target_link_uri");
  }

  public List<String> roles() {
    return claims.texts(CLAIM + "roles");
  }

  /** How the platform names its course; empty where the link stands in none. */
  public String context() {
    return claims.object(CLAIM + CONTEXT).text("id");
  }

  public String contextTitle() {
    Claims context = claims.object(CLAIM + CONTEXT);
    return title(context.text("title").isBlank() ? context.text("label") : context.text("title"));
  }

  public String resource() {
    return claims.object(CLAIM + RESOURCE).text("id");
  }

  public String resourceTitle() {
    return title(claims.object(CLAIM + RESOURCE).text("title"));
  }

  private static String title(String said) {
    String line = said.replaceAll("\\p{Cntrl}+", " ").strip();
    return line.length() <= LONGEST_TITLE ? line : line.substring(0, LONGEST_TITLE).strip();
  }

  /** What this site put into the link when it was chosen. */
  public String target() {
    return claims.object(CLAIM + "custom").text("target");
  }

  /** Address of the list of members; empty for none. */
  public String memberships() {
    return claims
        .object("https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice")
        .text("context_memberships_url");
  }

  private Claims marks() {
    return claims.object("https://purl.imsglobal.org/spec/lti-ags/claim/endpoint");
  }

  public String lineItem() {
    return marks().text("lineitem");
  }

  public String lineItems() {
    return marks().text("lineitems");
  }

  /** What may be done with line items, with blanks between. */
  public String scopes() {
    String all = String.join(" ", marks().texts("scope"));
    return all.length() <= 1000 ? all : "";
  }

  /** Where the platform has somebody back, as it says; empty if it does not. */
  public String returnAddress() {
    return claims.object(CLAIM + "launch_presentation").text("return_url");
  }

  /** How links are to be chosen. */
  public Claims choice() {
    return claims.object("https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings");
  }

  /** Whose work is looked at; empty for one's own. */
  public String reviewed() {
    return claims.object(CLAIM + "for_user").text("user_id");
  }
}
