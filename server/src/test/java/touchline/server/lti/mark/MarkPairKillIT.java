package touchline.server.lti.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two servers on one database send the marks of a class that is marked again and again, and one of
 * them is killed each time: when a mark is just asked for, when it is stored and nobody knows, or
 * between two. Every mark arrives once, and last. The long form: {@code -Dkills=200 -Dmarks=2000}.
 */
@Tag("store")
class MarkPairKillIT {
  private static final int KILLS = Integer.getInteger("kills", 3);
  private static final int MANY = Integer.getInteger("marks", 20);
  private static final long SEED = Long.getLong("seed", 22);

  /** So many kills at most leave a mark that nobody may take for a while. */
  private static final int LEASES = 6;

  /** In seconds; only a process that hangs takes so long. */
  private static final int PATIENCE = 300;

  @TempDir private Path data;
  private final List<CourierProcess> servers = new ArrayList<>();

  /** Where in the way of a mark a server is killed. */
  private enum Moment {
    BEFORE,
    DURING,
    AFTER
  }

  @Test
  void eachMarkArrivesOnceAndLast() throws Exception {
    Random random = new Random(SEED);
    int[] kills = new int[Moment.values().length];
    try (MarkedClass room = new MarkedClass(data, MANY)) {
      servers.add(CourierProcess.start(data, room.clock.instant()));
      servers.add(CourierProcess.start(data, room.clock.instant()));
      for (int kill = 1; kill <= KILLS; kill++) {
        Moment moment = Moment.values()[(kill - 1) % kills.length];
        room.markAll(kill * 4.0 / KILLS);
        killOne(room, moment, random.nextInt(2), 1 + random.nextInt(MANY / 2));
        kills[moment.ordinal()]++;
        if (kill % LEASES == 0 || random.nextInt(3) == 0) {
          // As if the leases of who was killed were over; else the class is marked again before.
          room.later(10);
        }
      }
      end();
      room.later(10);
      room.courier.finish();
      check(room);
      System.out.printf(
          "%d marks, two servers, seed %d: %d kills before, %d during and %d after a push;"
              + " %d marks arrived, %d requests%n",
          MANY,
          SEED,
          kills[0],
          kills[1],
          kills[2],
          room.services.marks().accepted().size(),
          room.services.requests("scores"));
    } finally {
      end();
    }
  }

  private static void check(MarkedClass room) {
    List<String> accepted = room.services.marks().accepted();
    assertEquals(accepted.size(), new HashSet<>(accepted).size(), "none arrives twice");
    assertTrue(accepted.size() > MANY, "some arrived before a kill");
    for (int student = 1; student <= MANY; student++) {
      assertEquals(10, room.services.marks().shown("s-" + student), "the last one stays");
      assertEquals("4", room.shown(student).there());
    }
    assertEquals(List.of(), room.services.wrong());
  }

  /** Kills one of both at the mark of this number, and starts another in its place. */
  private void killOne(MarkedClass room, Moment moment, int which, int mark) throws Exception {
    AtomicInteger before = new AtomicInteger(mark);
    CompletableFuture<Boolean> killed = new CompletableFuture<>();
    CourierProcess doomed = servers.get(which);
    Runnable count =
        () -> {
          if (before.decrementAndGet() == 0) {
            doomed.kill();
            killed.complete(true);
          }
        };
    switch (moment) {
      case BEFORE -> room.services.whenAsked(count);
      case DURING -> room.services.whenAccepted(subject -> count.run());
      case AFTER -> room.services.whenAnswered(count);
    }
    try {
      killed.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
    } finally {
      doomed.kill();
      doomed.awaitEnd();
      room.services.whenAsked(() -> {});
      room.services.whenAccepted(subject -> {});
      room.services.whenAnswered(() -> {});
    }
    servers.set(which, CourierProcess.start(data, room.clock.instant()));
  }

  private void end() {
    servers.forEach(CourierProcess::kill);
    servers.forEach(CourierProcess::awaitEnd);
  }
}
