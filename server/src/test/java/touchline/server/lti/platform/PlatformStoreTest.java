package touchline.server.lti.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.lti.person.OutsideAccountStore;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/** Which platforms there are, and who their people are. */
class PlatformStoreTest {
  private static final Instant NOW = Instant.parse("2026-03-01T08:00:00Z");

  @TempDir private Path data;
  private Database database;
  private AccountStore accounts;
  private PlatformStore platforms;
  private Account who;

  @BeforeEach
  void open() {
    database = Database.open(TestPlace.of(data));
    accounts = new AccountStore(database, new LearnerStore(database));
    platforms = new PlatformStore(database);
    who = database.write(handle -> accounts.add(handle, "ada", "Ada", true, NOW)).orElseThrow();
  }

  @AfterEach
  void close() {
    database.close();
  }

  private static Platform platform(String client, String keys) {
    return new Platform(
        0,
        "Moodle",
        "https://moodle.example",
        client,
        URI.create("https://moodle.example/auth"),
        URI.create("https://moodle.example/token"),
        URI.create(keys),
        "",
        "https://moodle.example");
  }

  @Test
  void clientIsRegisteredOnceAtAnIssuer() {
    String keys = "https://moodle.example/keys";
    Platform first = platforms.add(platform("one", keys), who, NOW).orElseThrow();
    assertEquals(Optional.empty(), platforms.add(platform("one", keys), who, NOW));
    Platform second = platforms.add(platform("two", keys), who, NOW).orElseThrow();
    assertEquals(List.of(first, second), platforms.of("https://moodle.example"));
    assertEquals(Optional.of(first), platforms.find(first.id()));
  }

  @Test
  void nobodyElseSignsForAnIssuerThatIsKnown() {
    platforms.add(platform("one", "https://moodle.example/keys"), who, NOW).orElseThrow();
    assertEquals(
        Optional.empty(), platforms.add(platform("two", "https://evil.example/keys"), who, NOW));
  }

  @Test
  void deploymentsAreOpenedAndClosed() {
    Platform one =
        platforms.add(platform("one", "https://moodle.example/keys"), who, NOW).orElseThrow();
    platforms.open(one, "2", who, NOW);
    platforms.open(one, "1", who, NOW);
    platforms.open(one, "1", who, NOW);
    assertEquals(List.of("1", "2"), platforms.deployments(one));
    platforms.close(one, "1", who, NOW);
    assertEquals(List.of("2"), platforms.deployments(one));
  }

  @Test
  void peopleAreKnownByWhoVouchesForThem() {
    OutsideAccountStore people = new OutsideAccountStore(database, accounts);
    Account one = people.enter("https://a.example", "7", "  Grace\n Hopper ", NOW);
    assertEquals("Grace Hopper", one.name());
    assertEquals(one, people.enter("https://a.example", "7", "Somebody Else", NOW));
    assertTrue(one.id() != people.enter("https://b.example", "7", "Grace Hopper", NOW).id());
    assertEquals("Somebody", people.enter("https://a.example", "8", " ", NOW).name());
    assertEquals(List.of("7"), people.subjects("https://a.example", one.id()));
  }
}
