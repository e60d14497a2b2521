package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.account.Role.TokenScope;

/** What administrators read of what happened to accounts. */
@Tag("store")
class SecurityLogTest {
  private static final Pattern ROW =
      Pattern.compile(
          "data-label=\"Who\">([^<]*)<.*?scope=\"row\">([^<]*)<.*?data-label=\"How\">([^<]*)<");

  @TempDir private static Path data;
  private static ClassRoom room;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  /** The newest first: who, what and how, with bars between. */
  private static List<String> log() {
    return ROW.matcher(room.owner.get("/people/log").body())
        .results()
        .map(row -> row.group(1) + " | " + row.group(2) + " | " + row.group(3))
        .toList();
  }

  private static void assertNewest(String... rows) {
    assertEquals(List.of(rows), log().subList(0, rows.length));
  }

  @Test
  void whoComesInIsListedWithHowAndAWrongPasswordWithItsAccount() {
    room.people.named("ann");
    assertNewest("Ann | signed in | by a link, with a new password");
    TestBrowser browser = room.people.stranger();
    browser.fill("/sign-in", "login", "ann", "password", "not hers at all");
    assertNewest("Ann | wrong password | ");
    browser.fill("/sign-in", "login", "ann", "password", People.PASSWORD);
    assertNewest("Ann | signed in | by password", "Ann | wrong password | ");
  }

  @Test
  void wordsOfALoginThatNobodyHasAreNotKept() {
    List<String> before = log();
    room.people.stranger().fill("/sign-in", "login", "my-secret-phrase", "password", "x");
    assertEquals(before, log());
    assertFalse(room.owner.get("/people/log").body().contains("my-secret-phrase"));
  }

  @Test
  void whatAdministratorsChangeIsListedWithWhomItConcerns() {
    room.people.named("cora");
    String cora = "/people/" + room.account("cora");
    room.owner.fill(cora + "/administrator", "is", "yes");
    room.owner.fill(cora + "/administrator", "is", "no");
    room.owner.fill(cora + "/courses", "is", "yes");
    room.owner.fill(cora + "/invitation");
    String owner = room.owner.get("/people/log").body();
    assertTrue(owner.contains("administrator: Cora"), owner);
    List<String> rows = log();
    assertTrue(rows.get(0).endsWith(" | sign-in link: Cora | to hand over"), rows.get(0));
    assertTrue(rows.get(1).endsWith(" | makes courses: Cora | yes"), rows.get(1));
    assertTrue(rows.get(2).endsWith(" | administrator: Cora | no"), rows.get(2));
    assertTrue(rows.get(3).endsWith(" | administrator: Cora | yes"), rows.get(3));
  }

  @Test
  void tokensAndTheEndOfAllSessionsAreListed() {
    TestBrowser dora = room.people.named("dora");
    People.token(dora, "script", TokenScope.MARKS_READ);
    assertNewest("Dora | token | made");
    String id = Rows.of(data, "SELECT max(id) FROM account_token").get(0);
    dora.fill("/account/tokens/" + id + "/end");
    assertNewest("Dora | token | ended", "Dora | token | made");
    dora.fill("/account/tokens/" + id + "/end");
    assertNewest("Dora | token | ended", "Dora | token | made");
    dora.fill("/account/sign-out-everywhere");
    assertNewest("Dora | signed out everywhere | ");
  }

  @Test
  void erasedPersonTakesTheirRowsAlongAndTheErasureStays() {
    TestBrowser emil = room.people.named("emil");
    String export = emil.get("/account/export").body();
    assertTrue(export.contains("by a link, with a new password"), export);
    String id = room.account("emil");
    room.owner.fill("/people/" + id + "/erase", "login", "emil");
    assertTrue(log().get(0).endsWith(" | erased: erased person " + id + " | "), log().get(0));
    assertEquals(
        List.of("0"), Rows.of(data, "SELECT count(*) FROM security_event WHERE account = " + id));
  }

  @Test
  void rowsGoAfterAYear() {
    Rows.change(
        data,
        "INSERT INTO security_event (at, account, what, subject, after)"
            + " VALUES ('2020-01-01T00:00:00Z', 1, 'long ago', '', '')");
    assertTrue(log().stream().anyMatch(row -> row.contains("long ago")));
    room.clock.advance(Duration.ofSeconds(1));
    room.people.named("fay");
    assertFalse(log().stream().anyMatch(row -> row.contains("long ago")));
  }
}
