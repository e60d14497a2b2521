package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.App;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;
import touchline.server.code.CodeForms;
import touchline.server.mail.MailServer;

/** Whatever only some know can be guessed a few times, and nobody is locked out by others. */
class GuessingTest {
  /** A form that asks for a password which is known already. */
  private static final Pattern ASKING =
      Pattern.compile(
          "<form[^>]*action=\"([^\"]+)\"(?:(?!</form>).)*?'current-password'", Pattern.DOTALL);

  private static final int FEW = 12;

  @TempDir private Path data;
  private final TestClock clock = new TestClock();
  private TestSite site;
  private People people;
  private TestBrowser bo;

  @BeforeEach
  void start() {
    MailServer nobody = new MailServer("127.0.0.1", 1, false, "", "", "a@example.org", "http://a");
    site = TestSite.startWithMail(data, clock, nobody);
    people = new People(site);
    bo = people.named("bo");
  }

  @AfterEach
  void stop() {
    site.close();
  }

  /** Where such forms are sent, as the templates say. */
  private static Set<String> asking() throws IOException, URISyntaxException {
    Path templates = Path.of(App.class.getResource("/touchline/templates").toURI());
    Set<String> asking = new TreeSet<>();
    try (Stream<Path> files = Files.walk(templates)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Matcher form = ASKING.matcher(Files.readString(file));
        while (form.find()) {
          asking.add(form.group(1));
        }
      }
    }
    return asking;
  }

  private static int guessesUntilRefused(Supplier<HttpResponse<String>> guess, int most) {
    for (int i = 0; i <= most; i++) {
      HttpResponse<String> answer = guess.get();
      if (answer.statusCode() == 429) {
        assertTrue(answer.headers().firstValue("Retry-After").isPresent());
        assertTrue(answer.body().contains("Too many attempts. Try again in"), answer.body());
        return i;
      }
    }
    throw new AssertionError("more than " + most + " guesses must be refused");
  }

  @Test
  void everyFormThatAsksForAPasswordTakesFewGuesses() throws Exception {
    Set<String> asking = asking();
    // It is there only with a provider: EvilProviderTest guesses at it.
    String linking = "/account/provider";
    String steps = "/account/two-steps";
    assertEquals(
        Set.of(
            "/account/address", "/account/password", "/sign-in", linking, steps, steps + "/codes"),
        asking);
    asking.remove(linking);
    for (String path : asking) {
      TestBrowser person = people.named("person" + path.replaceAll("\\W", ""));
      int guesses =
          guessesUntilRefused(
              () ->
                  person.fill(
                      path,
                      "login",
                      "ada",
                      "address",
                      "bo@example.org",
                      "current",
                      "not this one",
                      "password",
                      "a new one entirely",
                      "again",
                      "a new one entirely"),
              FEW);
      assertTrue(guesses >= 3, path + ": who mistypes goes on");
    }
  }

  @Test
  void refusedGuessIsNotLookedAt() {
    for (int i = 0; i < 5; i++) {
      change("not this one");
    }
    assertEquals(429, change(People.PASSWORD));
    clock.advance(Duration.ofSeconds(15));
    assertEquals(303, change(People.PASSWORD));
  }

  private int change(String current) {
    String other = "a new one entirely";
    return bo.fill("/account/password", "current", current, "password", other, "again", other)
        .statusCode();
  }

  @Test
  void codeToJoinAndReceiptTakeFewGuessesOfAPerson() {
    guessesUntilRefused(() -> bo.fill("/courses/join", "code", "abcdefgh"), FEW);
    String forged = "submission: 1\nsignature: " + "a".repeat(43);
    guessesUntilRefused(() -> bo.fill("/receipts", "receipt", forged), 40);
    assertEquals(200, people.stranger().fill("/receipts", "receipt", forged).statusCode());
  }

  @Test
  void oneAddressTriesOnlySoManyLoginsWithoutWaiting() {
    Rows.change(
        data,
        "INSERT INTO failed_sign_in VALUES ('from 127.0.0.1', 299, '" + clock.instant() + "')");
    assertEquals(422, signIn(people.stranger(), "somebody", "a guess"));
    assertEquals(429, signIn(people.stranger(), "somebody-else", "a guess"));
    clock.advance(Duration.ofSeconds(3));
    assertEquals(303, signIn(people.stranger(), "bo", People.PASSWORD));
    assertEquals(422, signIn(people.stranger(), "third", "a guess"), "whoever knows costs nothing");
    assertEquals(429, signIn(people.stranger(), "fourth", "a guess"));
  }

  private static int signIn(TestBrowser who, String login, String password) {
    return who.fill("/sign-in", "login", login, "password", password).statusCode();
  }

  @Test
  void whoWasSignedInHereBeforeIsNotLockedOutByOthers() {
    TestBrowser own = people.stranger();
    assertEquals(303, signIn(own, "bo", People.PASSWORD));
    own.fill("/sign-out", "x", "");
    lock("bo");
    lock("ada");
    assertEquals(429, signIn(people.stranger(), "bo", People.PASSWORD));
    assertEquals(429, signIn(own, "ada", People.PASSWORD), "it was bo who was signed in here");
    assertEquals(422, signIn(own, "bo", "mistyped"));
    assertEquals(303, signIn(own, "bo", People.PASSWORD));
    own.fill("/sign-out", "x", "");
    guessesUntilRefused(() -> own.fill("/sign-in", "login", "bo", "password", "a guess"), FEW);
  }

  @Test
  void whoChoseAPasswordByALinkIsNotLockedOutByOthers() {
    bo.fill("/sign-out", "x", "");
    lock("bo");
    assertEquals(429, signIn(people.stranger(), "bo", People.PASSWORD));
    assertEquals(303, signIn(bo, "bo", People.PASSWORD));
  }

  private void lock(String login) {
    guessesUntilRefused(
        () -> people.stranger().fill("/sign-in", "login", login, "password", "a guess"), FEW);
  }

  @Test
  void cookieThatWeDidNotSignIsWorthNothing() {
    lock("bo");
    String forged = "device=" + "a".repeat(43) + "." + "b".repeat(43);
    HttpResponse<String> answer =
        people
            .stranger()
            .post(
                "/sign-in",
                "login=bo&password=" + CodeForms.encode(People.PASSWORD),
                "Cookie",
                forged);
    assertEquals(429, answer.statusCode());
    assertFalse(answer.body().contains(People.PASSWORD));
    assertTrue(answer.body().contains("value=\"bo\""), "the login name is kept");
  }
}
