package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.server.account.Learner;
import touchline.server.lane.Lane;
import touchline.server.submission.HandInResult.Limits;

@Tag("store")
class CodeSubmissionStoreTest extends MethodsCase {
  private Learner learner = Learner.NOBODY;

  @BeforeEach
  void enrollSomebody() {
    learner = enroll();
  }

  private CodeSubmission added(String source, String key, Limits limits) {
    return assertInstanceOf(HandInResult.Stored.class, add(learner, source, key, limits))
        .submission();
  }

  private void mark(MarkedMethod method) {
    assertTrue(turns.mark(turns.begin("a turn", Lane.ALL).orElseThrow(), "v2", method));
  }

  @Test
  void verdictIsReadAsItWasWritten() {
    CodeSubmission stored = added("class Solution {}", "", ANY);
    mark(marked(0.25, "wrong"));
    CodeSubmission read = store.find(stored.id()).orElseThrow();
    assertEquals(Optional.of(verdict(0.25, "wrong")), read.verdict());
    assertArrayEquals(new byte[] {1, 2, 3}, store.findings(stored.id()).orElseThrow());
    assertEquals("v2", read.answer().contentVersion());
    assertEquals(-7, read.answer().seed());
    assertTrue(store.find(Learner.NOBODY, stored.id()).isEmpty());
  }

  @Test
  void sourceThatNeverRanIsNoAttempt() {
    Limits two = new Limits(2, 100);
    added("a", "", two);
    mark(marked(0, "does-not-compile"));
    added("b", "", two);
    mark(marked(0, "refused"));
    CodeSubmission first = added("c", "k", two);
    mark(marked(0.5, "wrong"));
    added("d", "", two);
    assertInstanceOf(
        HandInResult.UsedUp.class, add(learner, "e", "", two), "one that waits counts, too");
    assertEquals(first.id(), added("c", "k", two).id(), "the same form is no attempt");
    CodeSubmissions attempts = store.submissions(new Scope(learner, "one/write-it"), 3);
    assertEquals(Optional.of(0.5), attempts.best());
    assertEquals(4, attempts.total());
    assertEquals("waiting", attempts.latest().get(0).outcome());
    assertEquals(3, attempts.latest().size());
  }

  @Test
  void soManyMayWait() {
    added("a", "", new Limits(0, 2));
    added("b", "", new Limits(0, 2));
    assertInstanceOf(HandInResult.TooMany.class, add(learner, "c", "", new Limits(0, 2)));
  }
}
