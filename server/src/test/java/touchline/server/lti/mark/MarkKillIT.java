package touchline.server.lti.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server that is killed before a mark is taken by the platform, and after that and before it
 * knows. The long form, which marks a large class again at each kill: {@code -Dkills=12
 * -Dmarks=2000}.
 */
@Tag("store")
class MarkKillIT {
  private static final int KILLS = Integer.getInteger("kills", 2);
  private static final int MANY = Integer.getInteger("marks", 20);

  /** In seconds; only a process that hangs takes so long. */
  private static final int PATIENCE = 120;

  @TempDir private Path data;

  @Test
  void eachMarkArrivesOnceAndLast() throws Exception {
    try (MarkedClass room = new MarkedClass(data, MANY)) {
      for (int kill = 1; kill <= KILLS; kill++) {
        room.markAll(kill * 4.0 / KILLS);
        sendAndKill(room, kill);
        room.later(10);
      }
      room.courier.finish();
      List<String> accepted = room.services.marks().accepted();
      assertEquals(accepted.size(), new HashSet<>(accepted).size(), "none arrives twice");
      assertTrue(accepted.size() > MANY, "some arrived before a kill");
      for (int student = 1; student <= MANY; student++) {
        assertEquals(10, room.services.marks().shown("s-" + student), "the last one stays");
        assertEquals("4", room.shown(student).there());
      }
      assertEquals(List.of(), room.services.wrong());
    }
  }

  /** Kills it at one of the first marks: each time at another moment. */
  private void sendAndKill(MarkedClass room, int kill) throws IOException, InterruptedException {
    AtomicInteger before = new AtomicInteger(1 + kill * MANY / (KILLS + 2));
    CompletableFuture<CourierProcess> started = new CompletableFuture<>();
    CompletableFuture<Boolean> killed = new CompletableFuture<>();
    Runnable count =
        () -> {
          if (before.decrementAndGet() == 0) {
            started.join().kill();
            started.join().awaitEnd();
            killed.complete(true);
          }
        };
    if (kill % 2 == 0) {
      room.services.whenAsked(count);
    } else {
      room.services.whenAccepted(subject -> count.run());
    }
    CourierProcess process = CourierProcess.start(data, room.clock.instant());
    started.complete(process);
    try {
      killed.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
    } finally {
      process.kill();
      process.awaitEnd();
      room.services.whenAsked(() -> {});
      room.services.whenAccepted(subject -> {});
    }
  }
}
