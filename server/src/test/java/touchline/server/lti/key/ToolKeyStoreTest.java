package touchline.server.lti.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestKeys;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/** A new key is published before it signs, and the old one is kept. */
class ToolKeyStoreTest {
  private static final Instant START = Instant.parse("2026-03-01T08:00:00Z");

  static {
    TestKeys.use();
  }

  @TempDir private Path data;
  private Database database;
  private Account who;

  @BeforeEach
  void open() {
    database = Database.open(TestPlace.of(data));
    AccountStore accounts = new AccountStore(database, new LearnerStore(database));
    who = database.write(handle -> accounts.add(handle, "ada", "Ada", true, START)).orElseThrow();
  }

  @AfterEach
  void close() {
    database.close();
  }

  private ToolKeyStore at(Duration later) {
    return new ToolKeyStore(database, Clock.fixed(START.plus(later), ZoneOffset.UTC));
  }

  private static List<String> ids(ToolKeyStore keys) {
    return keys.published().stream().map(ToolKey::id).toList();
  }

  @Test
  void firstKeySignsAtOnceAndForAllServers() {
    String id = at(Duration.ZERO).signing().getKeyID();
    assertEquals(id, at(Duration.ofDays(400)).signing().getKeyID());
    assertEquals(List.of(id), ids(at(Duration.ZERO)));
  }

  @Test
  void nextKeyIsPublishedADayBeforeItSigns() {
    String first = at(Duration.ZERO).signing().getKeyID();
    at(Duration.ZERO).rotate(who);
    List<String> both = ids(at(Duration.ZERO));
    assertEquals(2, both.size());
    assertEquals(first, both.get(0));
    assertEquals(first, at(Duration.ofHours(23)).signing().getKeyID());
    assertNotEquals(first, at(Duration.ofHours(24)).signing().getKeyID());
  }

  @Test
  void oldKeyStaysPublishedForAMonth() {
    at(Duration.ZERO).signing();
    at(Duration.ZERO).rotate(who);
    assertEquals(2, ids(at(Duration.ofDays(31))).size());
    List<String> left = ids(at(Duration.ofDays(32)));
    assertEquals(List.of(at(Duration.ofDays(32)).signing().getKeyID()), left);
  }

  @Test
  void nobodyRotatesTwiceInADay() {
    at(Duration.ZERO).signing();
    at(Duration.ZERO).rotate(who);
    at(Duration.ofHours(1)).rotate(who);
    assertEquals(2, ids(at(Duration.ofHours(1))).size());
  }
}
