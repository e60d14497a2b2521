package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.account.Role.TokenScope;

/** People with accounts at a test's site, each in a browser of their own. */
public final class People {
  public static final String PASSWORD = "correct horse battery";

  private static final Pattern LINK = Pattern.compile("/welcome/[A-Za-z0-9_-]{43}");

  private static final Pattern TOKEN = Pattern.compile("one-time\">([A-Za-z0-9_-]{43})<");

  private final TestSite site;
  private final TestBrowser administrator;

  /** At a new site, whose administrator is {@code ada}. */
  public People(TestSite site) {
    this.site = site;
    this.administrator = new TestBrowser(site.url());
    HttpResponse<String> made =
        administrator.fill(
            site.welcome(),
            "login",
            "ada",
            "name",
            "Ada L",
            "password",
            PASSWORD,
            "again",
            PASSWORD);
    assertEquals(303, made.statusCode(), made.body());
  }

  private People(TestSite site, TestBrowser administrator) {
    this.site = site;
    this.administrator = administrator;
  }

  /** At a site that has people already. */
  public static People at(TestSite site, TestBrowser administrator) {
    return new People(site, administrator);
  }

  public TestBrowser administrator() {
    return administrator;
  }

  public TestBrowser stranger() {
    return new TestBrowser(site.url());
  }

  /** Somebody new, signed in; their name is the login with a capital. */
  public TestBrowser named(String login) {
    String name = Character.toUpperCase(login.charAt(0)) + login.substring(1);
    return entered(administrator.fill("/people", "login", login, "name", name));
  }

  /** Who follows the link that a page shows. */
  public TestBrowser entered(HttpResponse<String> page) {
    TestBrowser person = stranger();
    String link = link(page);
    assertEquals(303, person.fill(link, "password", PASSWORD, "again", PASSWORD).statusCode());
    return person;
  }

  /** A token of somebody's own for everything, made on their page. */
  public static String token(TestBrowser person, String name) {
    return token(person, name, TokenScope.values());
  }

  /** The same for some things. */
  public static String token(TestBrowser person, String name, TokenScope... scopes) {
    List<String> fields = new ArrayList<>(List.of("name", name));
    for (TokenScope scope : scopes) {
      fields.addAll(List.of("scope:" + scope.word(), "yes"));
    }
    HttpResponse<String> page = person.fill("/account/tokens", fields.toArray(String[]::new));
    assertEquals(200, page.statusCode(), page.body());
    Matcher token = TOKEN.matcher(page.body());
    assertTrue(token.find(), page.body());
    return token.group(1);
  }

  public static String link(HttpResponse<String> page) {
    assertEquals(200, page.statusCode(), page.body());
    Matcher link = LINK.matcher(page.body());
    assertTrue(link.find(), page.body());
    return link.group();
  }
}
