package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import touchline.server.lane.Owner;

class TurnsTest {
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());
  private final List<Thread> threads = new ArrayList<>();

  /** Waits in a thread of its own, and has its turn at once when it comes. */
  private void come(Turns turns, Owner owner) throws InterruptedException {
    int before = turns.waiting();
    Thread thread =
        new Thread(
            () -> {
              if (turns.begin(owner)) {
                order.add(owner.name());
                turns.end(owner);
              }
            });
    thread.start();
    threads.add(thread);
    while (turns.waiting() == before && thread.isAlive()) {
      Thread.onSpinWait();
    }
  }

  private void awaitAll() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }

  @Test
  void lastPlaceIsNotForAnonymousWork() throws InterruptedException {
    Turns turns = new Turns(2, 10);
    Owner hostile = Owner.anonymous("hostile", "there");
    assertTrue(turns.begin(hostile));
    come(turns, Owner.anonymous("second", "elsewhere"));
    assertEquals(1, turns.waiting(), "a place is free, and it waits");
    CountDownLatch in = new CountDownLatch(1);
    Thread known =
        new Thread(
            () -> {
              turns.begin(Owner.named("student"));
              in.countDown();
            });
    known.start();
    in.await();
    assertEquals(1, turns.waiting());
    turns.end(hostile);
    awaitAll();
    assertEquals(List.of("second"), order);
  }

  @Test
  void addressesTakeTurnsHoweverManyComeFromOne() throws InterruptedException {
    Turns turns = new Turns(1, 10);
    Owner first = Owner.named("first");
    assertTrue(turns.begin(first));
    come(turns, Owner.anonymous("a1", "a"));
    come(turns, Owner.anonymous("a2", "a"));
    come(turns, Owner.anonymous("a3", "a"));
    come(turns, Owner.anonymous("b1", "b"));
    turns.end(first);
    awaitAll();
    assertEquals(List.of("a1", "b1"), order.subList(0, 2));
  }

  @Test
  void lanesShareAndTheFirstIsThatForCredit() throws InterruptedException {
    Turns turns = new Turns(1, 10);
    Owner first = Owner.anonymous("first", "a");
    assertTrue(turns.begin(first));
    come(turns, Owner.anonymous("stranger", "a"));
    come(turns, Owner.named("own"));
    come(turns, Owner.named("work").forCredit());
    assertEquals(2, turns.before("stranger"));
    turns.end(first);
    awaitAll();
    assertEquals(List.of("work", "own", "stranger"), order);
  }
}
