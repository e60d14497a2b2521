package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Worker processes that are not wanted any more. */
class WorkersTest {
  private final Set<Long> before = processes();

  @BeforeAll
  static void alone() {
    KeptWorkers.end();
  }

  /** Some of the test before may be on their way out, which hurts nobody. */
  private static Set<Long> processes() {
    return ProcessHandle.current().children().map(ProcessHandle::pid).collect(Collectors.toSet());
  }

  private Set<Long> started() {
    Set<Long> now = processes();
    now.removeAll(before);
    return now;
  }

  @Test
  void oneThatIsBeingStartedEndsWithTheRest() {
    Workers workers = new Workers(2, Java.running());
    workers.open();
    while (started().isEmpty()) {
      Thread.onSpinWait();
    }
    workers.close();
    assertEquals(Set.of(), started());
    assertTrue(workers.take().isEmpty());
  }

  @Test
  void thoseThatAreWantedLaterStartSideBySide() {
    Workers workers = new Workers(1, Java.running(), Life.SHORT);
    workers.open();
    workers.want(2);
    while (started().size() < 2) {
      Thread.onSpinWait();
    }
    assertEquals(0, workers.started(), "the second does not wait until the first is ready");
    assertTrue(workers.take().isPresent());
    assertTrue(workers.take().isPresent());
    workers.close();
    assertEquals(Set.of(), started());
  }

  @Test
  void noneIsStartedOnceTheyAreClosed() {
    Workers workers = new Workers(2, Java.running());
    workers.open();
    workers.close();
    assertEquals(Set.of(), started());
  }
}
