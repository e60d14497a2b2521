package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Who is marked next. */
class MarkingLineTest {
  /** In milliseconds; only a line that hangs takes so long. */
  private static final long PATIENCE = 60_000;

  private final List<Long> marked = Collections.synchronizedList(new ArrayList<>());

  private boolean mark(long submission) {
    marked.add(submission);
    return true;
  }

  @Test
  void whoHandsInManyWaitsBehindThemselves() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch begin = new CountDownLatch(1);
    try (MarkingLine line =
        new MarkingLine(
            1,
            submission -> {
              begun.countDown();
              awaitOrFail(begin);
              return mark(submission);
            })) {
      line.add(1, 1);
      begun.await();
      for (long i = 2; i <= 5; i++) {
        line.add(1, i);
      }
      line.add(2, 21);
      line.add(3, 31);
      line.add(2, 22);
      assertEquals(0, line.before(2));
      assertEquals(1, line.before(3));
      assertEquals(0, line.before(4));
      begin.countDown();
      for (long id : List.of(5L, 22L, 31L)) {
        line.await(id, PATIENCE);
      }
    }
    assertEquals(List.of(1L, 21L, 31L, 2L, 22L, 3L, 4L, 5L), marked);
  }

  private static void awaitOrFail(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stop) {
      throw new IllegalStateException(stop);
    }
  }

  @Test
  void ofEachLearnerOneIsMarkedAtATime() throws InterruptedException {
    Set<Long> running = ConcurrentHashMap.newKeySet();
    AtomicInteger clashes = new AtomicInteger();
    try (MarkingLine line =
        new MarkingLine(
            8,
            submission -> {
              long learner = submission / 100;
              clashes.addAndGet(running.add(learner) ? 0 : 1);
              Thread.onSpinWait();
              mark(submission);
              running.remove(learner);
              return true;
            })) {
      for (long i = 0; i < 60; i++) {
        line.add(i % 7, 100 * (i % 7) + i);
      }
      for (long i = 0; i < 60; i++) {
        line.await(100 * (i % 7) + i, PATIENCE);
      }
      assertEquals(0, line.waiting());
    }
    assertEquals(0, clashes.get());
    assertEquals(60, Set.copyOf(marked).size());
    assertEquals(60, marked.size(), "each once");
  }

  @Test
  void whatCouldNotBeMarkedComesAgain() throws InterruptedException {
    try (MarkingLine line =
        new MarkingLine(
            1,
            submission -> {
              mark(submission);
              return marked.size() > 1;
            })) {
      line.add(1, 5);
      line.add(1, 5);
      line.await(5, PATIENCE);
    }
    assertEquals(List.of(5L, 5L), marked);
  }

  @Test
  void waitingEndsAlsoWithoutAVerdict() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    try (MarkingLine line =
        new MarkingLine(
            1,
            submission -> {
              awaitOrFail(never);
              return true;
            })) {
      line.add(1, 5);
      line.await(5, 5);
      assertTrue(marked.isEmpty());
      never.countDown();
      line.await(5, PATIENCE);
    }
  }
}
