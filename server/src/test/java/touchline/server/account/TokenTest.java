package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** The tokens with which a person's programs come in. */
class TokenTest {
  private static final String EXERCISES = "/api/v1/exercises";

  @TempDir private static Path data;
  private static TestSite site;
  private static People people;

  @BeforeAll
  static void start() {
    site = TestSite.start(data);
    people = new People(site);
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static int asked(String token) {
    return people.stranger().get(EXERCISES, "Authorization", "Bearer " + token).statusCode();
  }

  @Test
  void tokenOpensNoPageAndACookieNoApi() {
    String token = People.token(people.named("bo"), "script");
    assertEquals(200, asked(token));
    TestBrowser stranger = people.stranger();
    assertEquals(401, stranger.get("/account", "Authorization", "Bearer " + token).statusCode());
    assertEquals(401, people.named("cy").get(EXERCISES).statusCode());
  }

  @Test
  void ownTokensAreListedAndEnded() {
    TestBrowser person = people.named("dee");
    String token = People.token(person, "first <b>");
    assertEquals(422, person.fill("/account/tokens", "name", " ").statusCode());
    HttpResponse<String> taken =
        person.fill("/account/tokens", "name", "first <b>", "scope:submit", "yes");
    assertTrue(taken.body().contains("You have a token of this name."), taken.body());
    String page = person.get("/account/tokens").body();
    assertTrue(page.contains("first &lt;b&gt;") && page.contains("never"), page);
    assertFalse(page.contains(token), "shown once");
    assertEquals(200, asked(token));
    assertFalse(person.get("/account/tokens").body().contains("never"));
    String id = Rows.of(data, "SELECT max(id) FROM account_token").get(0);
    people.named("fay").fill("/account/tokens/" + id + "/end");
    assertEquals(200, asked(token), "nobody ends another's");
    person.fill("/account/tokens/" + id + "/end");
    assertEquals(401, asked(token));
  }

  @Test
  void tokensEndWithEverySessionAndWithThePassword() {
    TestBrowser person = people.named("eve");
    String first = People.token(person, "one");
    assertEquals(303, person.fill("/account/sign-out-everywhere").statusCode());
    assertEquals(401, asked(first));
    TestBrowser again = people.stranger();
    again.fill("/sign-in", "login", "eve", "password", People.PASSWORD);
    String second = People.token(again, "two");
    String other = "another long password";
    again.fill("/account/password", "current", People.PASSWORD, "password", other, "again", other);
    assertEquals(401, asked(second));
  }
}
