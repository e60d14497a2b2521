package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import touchline.server.submission.MarkingTurn;
import touchline.server.submission.MethodsCase;

/** The threads that mark what waits. */
class MarkingQueueTest extends MethodsCase {
  /** In seconds; only a line that hangs takes so long. */
  private static final long PATIENCE = 60;

  private final WorkerName name = new WorkerName(UUID.randomUUID());

  private MarkingQueue marking(int threads, CountDownLatch all, Set<Long> marked) {
    return new MarkingQueue(
        threads,
        turns,
        name,
        turn -> {
          mark(turn);
          marked.add(turn.submission());
          all.countDown();
        });
  }

  private void mark(MarkingTurn turn) {
    assertTrue(turns.mark(turn, "v", marked(1, "right")));
  }

  /** Before the database closes. */
  private static void end(MarkingQueue line) {
    line.close();
    line.awaitEnd();
  }

  @Test
  void whatWaitedBeforeAndWhatComesLaterIsMarkedOnce() throws InterruptedException {
    List<Long> ids = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      ids.add(handIn(enroll()));
    }
    CountDownLatch all = new CountDownLatch(12);
    Set<Long> marked = ConcurrentHashMap.newKeySet();
    try (MarkingQueue line = marking(3, all, marked)) {
      line.open();
      for (int i = 0; i < 6; i++) {
        ids.add(handIn(enroll()));
        line.wake();
      }
      assertTrue(all.await(PATIENCE, TimeUnit.SECONDS));
      assertEquals(Set.copyOf(ids), marked);
      end(line);
    }
  }

  @Test
  void whatAnotherProcessTookInIsFoundWithoutBeingTold() throws InterruptedException {
    CountDownLatch all = new CountDownLatch(1);
    Set<Long> marked = ConcurrentHashMap.newKeySet();
    try (MarkingQueue line = marking(1, all, marked)) {
      line.open();
      long id = handIn(enroll());
      assertTrue(all.await(PATIENCE, TimeUnit.SECONDS));
      assertEquals(Set.of(id), marked);
      end(line);
    }
  }

  @Test
  void brokenMarkingEndsNoThread() throws InterruptedException {
    CountDownLatch all = new CountDownLatch(3);
    AtomicInteger tries = new AtomicInteger();
    try (MarkingQueue line =
        new MarkingQueue(
            1,
            turns,
            name,
            turn -> {
              all.countDown();
              if (tries.incrementAndGet() == 1) {
                throw new IllegalStateException("broken");
              }
              mark(turn);
            })) {
      line.open();
      handIn(enroll());
      handIn(enroll());
      handIn(enroll());
      assertTrue(all.await(PATIENCE, TimeUnit.SECONDS));
      end(line);
    }
  }
}
