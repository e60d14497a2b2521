package touchline.server.outside;

import java.io.PrintStream;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Prints the memory of a site each minute while it works. */
final class Watch implements AutoCloseable {
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
  private int minute;

  Watch(ProcessHandle site, PrintStream out) {
    var unused =
        clock.scheduleAtFixedRate(
            () -> {
              minute++;
              out.println("  minute " + minute + ": " + Resident.of(site));
            },
            1,
            1,
            TimeUnit.MINUTES);
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
