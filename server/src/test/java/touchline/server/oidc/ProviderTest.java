package touchline.server.oidc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Signing in with the account of a provider, over HTTP: there, back, links, rules and out. */
@Tag("store")
class ProviderTest extends ProviderCase {
  private static final String OWN = "/account/provider";

  @Test
  void signInPageLeadsToTheProviderAndKeepsThePassword() {
    HttpResponse<String> page = stranger().get("/people?after=a");
    assertSays(page, 401, "Sign in with Example University");
    assertSays(page, 401, "href=\"/sign-in/provider?next=%2Fpeople%3Fafter%3Da\"");
    assertSays(page, 401, "name=\"password\"");
    bo("page");
    TestBrowser who = stranger();
    HttpResponse<String> in = who.get(wayBack(who, START + "?next=%2Fpeople%3Fafter%3Da"));
    assertEquals("/people?after=a", location(in));
    assertEquals("/courses", location(who.get(START + "?next=/courses")), "is signed in already");
  }

  @Test
  void whoComesForTheFirstTimeGetsAnAccountAndIsKnownFromThenOn() {
    bo("one");
    TestBrowser bo = signedIn();
    assertSays(bo.get("/account"), 200, "<h1>Bo Berg</h1>");
    provider.signIn("one", "name", "Bo Berg-Li", "email", "li@elsewhere.example");
    signedIn();
    provider.signIn("two", "name", "Bo Berg");
    signedIn();
    assertEquals(2, made(), "one for each subject");
    String id =
        Rows.of(data(), "SELECT account FROM provider_identity WHERE subject = 'two'").get(0);
    assertEquals(
        List.of("made for " + provider.issuer()),
        Rows.of(
            data(),
            "SELECT after FROM audit WHERE what = 'sign-in account' AND subject = 'account "
                + id
                + "'"));
  }

  @Test
  void cookieOfTheWayIsForThisBrowserAndShort() {
    HttpResponse<String> there = stranger().get(START);
    String cookie = there.headers().firstValue("Set-Cookie").orElse("");
    assertTrue(cookie.endsWith("; Path=/; Max-Age=600; HttpOnly; SameSite=Lax"), cookie);
  }

  @Test
  void twoWaysFromOneBrowserBothEnd() {
    bo("ways");
    TestBrowser who = stranger();
    String first = wayBack(who, START + "?next=/courses");
    String second = wayBack(who, START + "?next=/review");
    assertEquals("/courses", location(who.get(first)));
    assertEquals("/review", location(who.get(second)));
    assertEquals(1, made());
  }

  @Test
  void mailAddressJoinsNobody() {
    people.named("mail@uni.example");
    bo("mail");
    TestBrowser bo = stranger();
    HttpResponse<String> page = signIn(bo);
    assertSays(page, 422, "has an account here already");
    assertEquals(401, bo.get("/account").statusCode());
    assertEquals(1, made());
    HttpResponse<String> anew = bo.get(wayBack(bo, START + "?new=yes"));
    assertEquals(303, anew.statusCode(), anew.body());
    assertFalse(bo.get("/account").body().contains("<strong>mail@uni.example</strong>"));
    signedIn();
    assertEquals(2, made());
  }

  @Test
  void unconfirmedAddressAndNicknameNameNobody() {
    people.named("nick");
    provider.signIn("odd", "preferred_username", "NICK", "email", "nick@uni.example");
    signedIn();
    String login = Rows.of(data(), "SELECT login FROM account WHERE name = 'NICK'").get(0);
    assertTrue(login.matches("nick-[a-z2-9]{4}"), login);
    assertEquals(
        List.of(), Rows.of(data(), "SELECT mail FROM account WHERE name = 'NICK' AND mail <> ''"));
  }

  @Test
  void accountIsLinkedByItsPasswordAndTheProvider() {
    TestBrowser bo = people.named("link@uni.example");
    bo("link");
    assertSays(bo.get("/account"), 200, "Sign in with Example University");
    assertSays(bo.fill(OWN, "current", "a wrong password"), 422, "This is not your password.");
    HttpResponse<String> linked = link(bo);
    assertEquals(OWN + "?linked", location(linked), linked.body());
    assertSays(bo.get(OWN + "?linked"), 200, "From now on you can sign in");
    assertSays(signedIn().get("/account"), 200, "<strong>link@uni.example</strong>");
    assertSays(bo.fill(OWN + "/end", "current", "a wrong password"), 422, "not your password");
    assertEquals(OWN + "?ended", location(bo.fill(OWN + "/end", "current", People.PASSWORD)));
    assertSays(bo.get(OWN + "?ended"), 200, "no longer signs you in");
    assertSays(signIn(stranger()), 422, "has an account here already");
    String id = Rows.of(data(), "SELECT id FROM account WHERE login = 'link@uni.example'").get(0);
    assertEquals(
        List.of("/linked to", "linked to/"),
        Rows.of(
            data(),
            "SELECT substr(before, 1, 9) || '/' || substr(after, 1, 9) FROM audit"
                + " WHERE what = 'sign-in account' AND account = "
                + id
                + " ORDER BY id"));
  }

  /** With the right password; gives the answer to who comes back from the provider. */
  private HttpResponse<String> link(TestBrowser who) {
    return who.get(wayBackFrom(onward(who)));
  }

  private static String onward(TestBrowser who) {
    HttpResponse<String> sure = who.fill(OWN, "current", People.PASSWORD);
    assertSays(sure, 200, "Your password is right.");
    return sure.body().replaceAll("(?s).*href=\"(http[^\"]+)\".*", "$1").replace("&amp;", "&");
  }

  @Test
  void linkLeadsToOnePersonOnly() {
    bo("first");
    signedIn();
    TestBrowser eve = people.named("eve");
    assertSays(link(eve), 422, "has another account here");
    provider.signIn("eve", "name", "Eve");
    assertEquals(OWN + "?linked", location(link(eve)));
    assertEquals(OWN + "?linked", location(link(eve)), "a second time nothing changes");
    provider.signIn("other", "name", "Eve");
    assertSays(link(eve), 422, "linked to somebody else");
  }

  @Test
  void linkIsForWhoAskedForIt() {
    TestBrowser gil = people.named("gil");
    provider.signIn("gil");
    String back = wayBackFrom(onward(gil));
    gil.fill("/sign-out");
    assertSays(gil.get(back), 422, "You are not signed in here any more");
    assertEquals(
        List.of(), Rows.of(data(), "SELECT account FROM provider_identity WHERE subject = 'gil'"));
  }

  @Test
  void whoHasNoPasswordIsAskedForNone() {
    bo("bare");
    TestBrowser bo = signedIn();
    assertFalse(bo.get("/account").body().contains("Change the password"));
    assertSays(bo.get(OWN), 200, "is the only way in");
    assertFalse(bo.get(OWN).body().contains("<form class=\"desk-form\""));
    assertEquals(422, bo.fill(OWN + "/end", "current", "").statusCode());
    signedIn();
    assertEquals(1, made());
  }

  @Test
  void signingOutTellsHowToSignOutThere() {
    bo("out");
    TestBrowser bo = signedIn();
    assertEquals("/signed-out", location(bo.fill("/sign-out")));
    assertSays(bo.get("/signed-out"), 200, provider.issuer() + "/logout?client_id=touchline");
    TestBrowser hal = people.named("hal");
    assertEquals("/", location(hal.fill("/sign-out")), "never was there");
  }

  @Test
  void providerWithoutSuchAPlaceIsNamed() {
    provider.say("end_session_endpoint", "");
    clock.advance(Duration.ofHours(1));
    assertSays(stranger().get("/signed-out"), 200, "On a computer that others use");
  }

  @Test
  void providerThatIsAwayStopsNobodyElse() {
    bo("away");
    signedIn();
    provider.breakDown();
    clock.advance(Duration.ofHours(11));
    assertEquals(303, stranger().get(START).statusCode(), "what it said before goes on to count");
    clock.advance(Duration.ofHours(1));
    HttpResponse<String> page = stranger().get(START);
    assertSays(page, 503, "Example University cannot be reached");
    assertSays(page, 503, "href=\"/sign-in\"");
    TestBrowser ada = stranger();
    ada.fill("/sign-in", "login", "ada", "password", People.PASSWORD, "next", "/account");
    assertEquals(200, ada.get("/account").statusCode());
    assertSays(ada.fill(OWN, "current", People.PASSWORD), 503, "cannot be reached");
    provider.reset();
    clock.advance(Duration.ofSeconds(31));
    assertEquals(303, stranger().get(START).statusCode());
  }

  @Test
  void whoDoesNotGoOnIsToldSo() {
    provider.signOut();
    assertSays(signIn(stranger()), 422, "or you chose not to go on");
    provider.alterWayBack(back -> back.replace("access_denied", "server_error"));
    assertSays(signIn(stranger()), 422, "says that something is wrong: server_error.");
  }

  @Test
  void newKeyIsFetchedWhenItFirstSignsButNotAgainAndAgain() {
    bo("keys");
    clock.advance(Duration.ofHours(2));
    signedIn();
    int fetched = provider.keyFetches();
    signedIn();
    assertEquals(fetched, provider.keyFetches(), "a known key");
    clock.advance(Duration.ofSeconds(31));
    provider.useSecondKey(true);
    signedIn();
    assertEquals(fetched + 1, provider.keyFetches());
    provider.useSecondKey(false);
    clock.advance(Duration.ofHours(2));
    for (int i = 0; i < 5; i++) {
      assertEquals(502, signIn(stranger()).statusCode(), "the provider took the key back");
    }
    assertEquals(fetched + 2, provider.keyFetches(), "one for all five");
    clock.advance(Duration.ofSeconds(31));
    assertEquals(502, signIn(stranger()).statusCode());
    assertEquals(fetched + 3, provider.keyFetches());
    clock.advance(Duration.ofSeconds(31));
  }

  @Test
  void ellipticSignatureCounts() {
    bo("elliptic");
    provider.useEllipticKey();
    signedIn();
  }

  @Test
  void manyFromOneAddressAreSlowedDown() {
    stranger().get(START);
    String row = " WHERE what = 'provider from 127.0.0.1'";
    Rows.change(data(), "UPDATE failed_sign_in SET attempts = 700" + row);
    assertSays(stranger().get(START), 429, "Too many people at once");
    Rows.change(data(), "DELETE FROM failed_sign_in" + row);
  }

  @Test
  void whoIsErasedIsForgottenThereToo() {
    bo("erased");
    TestBrowser bo = signedIn();
    assertSays(bo.get("/account/export"), 200, "\"subject\": \"erased\"");
    String query = "SELECT account FROM provider_identity WHERE subject = 'erased'";
    String id = Rows.of(data(), query).get(0);
    String login = Rows.of(data(), "SELECT login FROM account WHERE id = " + id).get(0);
    String erase = "/people/" + id + "/erase";
    assertEquals(303, people.administrator().fill(erase, "login", login).statusCode());
    assertEquals(List.of(), Rows.of(data(), query));
    signedIn();
    assertEquals(2, made(), "comes as somebody new");
  }
}
