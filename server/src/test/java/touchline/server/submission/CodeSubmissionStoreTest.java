package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.store.Database;
import touchline.server.submission.HandedIn.Limits;

class CodeSubmissionStoreTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final Limits ANY = new Limits(0, 100);

  @TempDir private Path data;
  private Database database;
  private CodeSubmissionStore store;
  private Learner learner;

  @BeforeEach
  void open() {
    database = Database.open(data);
    store = new CodeSubmissionStore(database, new LearnerStore(database));
    learner = store.enroll(LearnerToken.random(new SecureRandom()), NOW);
  }

  @AfterEach
  void close() {
    database.close();
  }

  private HandedIn add(String source, String key, Limits limits) {
    return store.add(learner, new CodeAnswer("one/write-it", "v", source, -7, key, NOW), limits);
  }

  private CodeSubmission added(String source, String key, Limits limits) {
    return assertInstanceOf(HandedIn.Stored.class, add(source, key, limits)).submission();
  }

  private static CodeVerdict verdict(double mark, String outcome) {
    return new CodeVerdict(mark, outcome, "", "Words.", "1.0 -0.0", "");
  }

  @Test
  void verdictIsWrittenOnceAndReadAsItWas() {
    CodeSubmission stored = added("class Solution {}", "", ANY);
    store.mark(stored.id(), "v2", verdict(0.25, "wrong"));
    store.mark(stored.id(), "v3", verdict(1, "right"));
    CodeSubmission read = store.find(stored.id()).orElseThrow();
    assertEquals(Optional.of(verdict(0.25, "wrong")), read.verdict());
    assertEquals("v2", read.answer().contentVersion());
    assertEquals(-7, read.answer().seed());
    assertTrue(store.find(Learner.NOBODY, stored.id()).isEmpty());
  }

  @Test
  void sourceThatNeverRanIsNoAttempt() {
    Limits two = new Limits(2, 100);
    store.mark(added("a", "", two).id(), "v", verdict(0, "does-not-compile"));
    store.mark(added("b", "", two).id(), "v", verdict(0, "refused"));
    CodeSubmission first = added("c", "k", two);
    store.mark(first.id(), "v", verdict(0.5, "wrong"));
    added("d", "", two);
    assertInstanceOf(HandedIn.UsedUp.class, add("e", "", two), "one that waits counts, too");
    assertEquals(first.id(), added("c", "k", two).id(), "the same form is no attempt");
    CodeAttempts attempts = store.attempts(new Scope(learner, "one/write-it"), 3);
    assertEquals(Optional.of(0.5), attempts.best());
    assertEquals(4, attempts.total());
    assertEquals("waiting", attempts.latest().get(0).outcome());
    assertEquals(3, attempts.latest().size());
  }

  @Test
  void soManyMayWait() {
    added("a", "", new Limits(0, 2));
    added("b", "", new Limits(0, 2));
    assertInstanceOf(HandedIn.TooMany.class, add("c", "", new Limits(0, 2)));
  }
}
