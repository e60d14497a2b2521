package touchline.server.mail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.AddressStore;
import touchline.server.account.InvitationStore;
import touchline.server.account.LearnerStore;
import touchline.server.account.SessionStore;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/** Mail is sent once, however many servers send; and again, while the mail server is away. */
@Tag("store")
class PostmanTest {
  @TempDir private Path data;
  private Database database;
  private AccountStore accounts;
  private OutboxStore outbox;
  private AddressStore addresses;
  private Letters letters;
  private Account bo;
  private final List<String> sent = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void open() {
    database = Database.open(TestPlace.of(data));
    accounts = new AccountStore(database, new LearnerStore(database));
    addresses = new AddressStore(database);
    InvitationStore invitations =
        new InvitationStore(database, accounts, new SessionStore(database));
    outbox = new OutboxStore(database, addresses);
    letters = new Letters(invitations, addresses, "https://x.example", Clock.systemUTC());
    bo =
        database.write(
            handle -> accounts.add(handle, "bo", "Bo", false, Instant.now()).orElseThrow());
  }

  @AfterEach
  void close() {
    database.close();
  }

  private Postman postman() {
    return new Postman(outbox, letters, (to, subject, text) -> sent.add(to));
  }

  private Postman unlucky() {
    return new Postman(
        outbox,
        letters,
        (to, subject, text) -> {
          throw new Carrier.NotCarried("421 away");
        });
  }

  private String value(String query) {
    return database.read(handle -> handle.createQuery(query).mapTo(String.class).one());
  }

  private void change(String statement) {
    database.write(handle -> handle.execute(statement));
  }

  @Test
  void everyLetterIsSentOnce() throws InterruptedException {
    for (int i = 0; i < 12; i++) {
      outbox.reset(bo, "bo" + i + "@example.org");
    }
    assertEquals("0", value("SELECT count(*) FROM invitation"), "no link waits to be found");
    ExecutorService servers = Executors.newFixedThreadPool(3);
    for (int i = 0; i < 3; i++) {
      Postman one = postman();
      servers.execute(
          () -> {
            while (one.send()) {
              // Until nothing is left.
            }
          });
    }
    servers.shutdown();
    assertTrue(servers.awaitTermination(60, TimeUnit.SECONDS));
    assertEquals(12, sent.size());
    assertEquals(12, sent.stream().distinct().count(), sent.toString());
    assertEquals("0", value("SELECT count(*) FROM outbox"));
  }

  @Test
  void takenLetterIsTakenAgainWhenItsServerDied() {
    outbox.invite(bo, "bo@example.org");
    assertTrue(outbox.take().isPresent());
    assertFalse(postman().send(), "somebody has it");
    change("UPDATE outbox SET try_at = 0");
    assertTrue(postman().send());
    assertEquals(List.of("bo@example.org"), sent);
  }

  /** Whoever keeps a letter back must not come into an account that is somebody's by then. */
  @Test
  void letterThatWaitsEndsWhenAPasswordIsChosen() {
    outbox.invite(bo, "bo@example.org");
    outbox.reset(bo, "bo@example.org");
    assertTrue(unlucky().send());
    accounts.givePassword(bo, "chosen meanwhile");
    change("UPDATE outbox SET try_at = 0");
    assertFalse(postman().send(), "nothing waits any more");
    assertEquals("0", value("SELECT count(*) FROM invitation"));
  }

  @Test
  void letterThatIsBeingWrittenBringsNoLinkWhenAPasswordWasChosen() {
    outbox.invite(bo, "bo@example.org");
    Letter taken = outbox.take().orElseThrow();
    accounts.givePassword(bo, "chosen meanwhile");
    assertTrue(letters.write(taken).isEmpty());
    assertEquals("0", value("SELECT count(*) FROM invitation"));
  }

  @Test
  void manyLettersGoOneAfterTheOtherAndNobodyElseWaitsForThem() {
    // One a minute: what is sent below takes less, on whatever machine.
    outbox = new OutboxStore(database, addresses, 1);
    for (int i = 0; i < 3; i++) {
      String address = "many" + i;
      database.write(
          handle -> {
            outbox.tell(handle, bo.id(), address, "News", "Something new.");
            return address;
          });
    }
    assertTrue(postman().send());
    assertFalse(postman().send(), "the mail server takes so many a minute");
    outbox.reset(bo, "bo@example.org");
    assertTrue(postman().send());
    assertEquals(List.of("many0", "bo@example.org"), sent);
    change("UPDATE mail_pace SET next_at = 0");
    assertTrue(postman().send(), "whatever else was sent");
    assertEquals("1", value("SELECT count(*) FROM outbox"));
  }

  @Test
  void manyLettersGoAsFastAsTheMailServerAllows() {
    OutboxStore slow = new OutboxStore(database, addresses, 2);
    for (String address : List.of("many0", "many1")) {
      database.write(
          handle -> {
            slow.tell(handle, bo.id(), address, "News", "Something new.");
            return address;
          });
    }
    long before = Long.parseLong(value("SELECT max(queued_at) FROM outbox"));
    assertTrue(slow.take().isPresent());
    long next = Long.parseLong(value("SELECT next_at FROM mail_pace"));
    assertTrue(next - before >= 30_000 && next - before < 60_000, "" + (next - before));
    assertTrue(slow.take().isEmpty());
  }

  @Test
  void mailServerThatIsAwayIsTriedAgainForADay() {
    outbox.invite(bo, "bo@example.org");
    long last = 0;
    for (int i = 1; i <= 3; i++) {
      assertTrue(unlucky().send());
      assertFalse(unlucky().send(), "not at once");
      long pause = Long.parseLong(value("SELECT try_at - queued_at FROM outbox"));
      assertTrue(pause > last && pause >= Duration.ofMinutes(1L << (i - 1)).toMillis(), "" + pause);
      last = pause;
      change("UPDATE outbox SET try_at = 0");
    }
    change("UPDATE outbox SET queued_at = queued_at - 90000000");
    assertTrue(unlucky().send());
    assertEquals("0", value("SELECT count(*) FROM outbox"), "given up");
  }
}
