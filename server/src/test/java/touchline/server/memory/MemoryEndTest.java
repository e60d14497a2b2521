package touchline.server.memory;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** What ends the program; that it ends is seen from outside, by {@code FaultsIT}. */
class MemoryEndTest {
  @Test
  void wantOfMemoryIsSeenWhateverWasMadeOfIt() {
    Error want = new OutOfMemoryError("Java heap space");
    assertTrue(MemoryEnd.isWant(want));
    assertTrue(MemoryEnd.isWant(new CompletionException(new IllegalStateException(want))));
    assertTrue(MemoryEnd.isWant(new OutOfMemoryError()));
  }

  @Test
  void whatMayBeOverSoonIsNoReasonToEnd() {
    assertFalse(MemoryEnd.isWant(new StackOverflowError()));
    assertFalse(MemoryEnd.isWant(new IllegalStateException("OutOfMemoryError")));
    assertFalse(MemoryEnd.isWant(new OutOfMemoryError("unable to create native thread: limit")));
  }
}
