package touchline.server.lti.mark;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import touchline.server.store.Database;
import touchline.server.store.Place;
import touchline.server.store.TestPlace;

/** A courier in a process of its own, which can be killed. */
final class CourierProcess {
  private static final String READY = "ready";

  private final Process process;

  private CourierProcess(Process process) {
    this.process = process;
  }

  /** What the process runs: where the data is, and what time it is. */
  public static void main(String[] args) throws InterruptedException {
    boolean isServer = args[0].startsWith("jdbc:");
    Place place = isServer ? Place.server(args[0], "", "") : Place.folder(Path.of(args[0]));
    Clock clock = Clock.fixed(Instant.parse(args[1]), ZoneOffset.UTC);
    MarkedClass.courier(Database.open(place), clock).open();
    System.out.println(READY);
    Thread.currentThread().join();
  }

  /** Starts one and waits until it works. */
  static CourierProcess start(Path data, Instant now) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                CourierProcess.class.getName(),
                TestPlace.isServer() ? TestPlace.url(data) : data.toString(),
                now.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out = process.inputReader();
    if (!READY.equals(out.readLine())) {
      process.destroyForcibly();
      throw new IllegalStateException("the process must say that it works");
    }
    return new CourierProcess(process);
  }

  /** As kill -9; at once, whatever it is doing. */
  void kill() {
    process.destroyForcibly();
  }

  /** Waits until it is gone. */
  void awaitEnd() {
    process.onExit().join();
  }
}
