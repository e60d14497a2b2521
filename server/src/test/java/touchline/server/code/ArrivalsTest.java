package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Waiting for a verdict. */
class ArrivalsTest {
  /** In milliseconds; only who waits in vain waits so long. */
  private static final long PATIENCE = 60_000;

  @Test
  void waitingEndsWithoutAVerdict() throws InterruptedException {
    new Arrivals(id -> false).await(1, 5);
  }

  @Test
  void verdictOfAnotherProcessIsSeen() throws InterruptedException {
    AtomicInteger looks = new AtomicInteger();
    new Arrivals(id -> looks.incrementAndGet() == 3).await(1, PATIENCE);
    assertEquals(3, looks.get());
  }

  @Test
  void verdictOfThisProcessIsToldToAllWhoWait() throws InterruptedException {
    CountDownLatch waiting = new CountDownLatch(2);
    AtomicInteger told = new AtomicInteger();
    Arrivals arrivals =
        new Arrivals(
            id -> {
              waiting.countDown();
              return told.get() > 0;
            });
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                try {
                  arrivals.await(7, PATIENCE);
                } catch (InterruptedException stop) {
                  Thread.currentThread().interrupt();
                }
              });
      threads[i].start();
    }
    waiting.await();
    told.set(1);
    arrivals.arrived(7);
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
