package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;
import touchline.server.submission.HandInResult.Limits;

/** A database with methods that were handed in. */
public abstract class MethodsCase {
  protected static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  protected static final Limits ANY = new Limits(0, 1_000);

  @TempDir protected Path data;
  protected Database database;
  protected HandInStore handIns;
  protected CodeSubmissionStore store;
  protected MarkingTurnStore turns;
  protected LineStore line;

  @BeforeEach
  protected void open() {
    database = Database.open(TestPlace.of(data));
    handIns = new HandInStore(database, new LearnerStore(database));
    store = new CodeSubmissionStore(database);
    turns = new MarkingTurnStore(database);
    line = new LineStore(database);
  }

  @AfterEach
  protected void close() {
    database.close();
  }

  protected final Learner enroll() {
    return handIns.enroll(LearnerToken.random(new SecureRandom()), NOW);
  }

  protected final HandInResult add(Learner learner, String source, String key, Limits limits) {
    return add(learner, source, key, limits, Sender.KNOWN);
  }

  private HandInResult add(
      Learner learner, String source, String key, Limits limits, Sender sender) {
    CodeAnswer answer = new CodeAnswer("one/write-it", "v", source, -7, key, NOW);
    return handIns.add(learner, answer, limits, sender);
  }

  /** Hands a method in from somewhere; gives the number of the submission. */
  protected final long handIn(Learner learner, Sender sender) {
    HandInResult handedIn = add(learner, "class Solution {}", "", ANY, sender);
    return assertInstanceOf(HandInResult.Stored.class, handedIn).submission().id();
  }

  /** Hands a method in; gives the number of the submission. */
  protected final long handIn(Learner learner) {
    HandInResult handedIn = add(learner, "class Solution {}", "", ANY);
    return assertInstanceOf(HandInResult.Stored.class, handedIn).submission().id();
  }

  protected static CodeVerdict verdict(double mark, String outcome) {
    return new CodeVerdict(mark, outcome, "", "Words.", "1.0 -0.0", "");
  }

  protected static MarkedMethod marked(double mark, String outcome) {
    return new MarkedMethod(verdict(mark, outcome), new byte[] {1, 2, 3});
  }
}
