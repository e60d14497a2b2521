package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker process that is not wanted any more while it starts leaves nothing behind. */
class ChildEndTest {
  private static final int STARTS = 60;

  /** In nanoseconds: each is ended a little later than the one before. */
  private static final long STEP = 200_000;

  /** In seconds, on a busy machine. */
  private static final int PATIENCE = 60;

  @TempDir private Path folder;

  @Test
  void bubblewrapThatStillSetsUpIsEndedWhole() throws Exception {
    Java java = Java.running();
    WorkerClasses classes = WorkerClasses.of(java, Life.LONG);
    Optional<Bubble> bubble =
        Bubble.found(java.home(), classes.shown()).map(around -> around.withFolder(folder));
    assumeTrue(bubble.isPresent());
    for (int i = 0; i < STARTS; i++) {
      Child child = Child.start(java, bubble, Life.LONG);
      spin(i * STEP);
      child.close();
    }
    for (ProcessHandle each : left()) {
      // One that was killed may still be on its way out; one that waits for ever is not.
      each.onExit().get(PATIENCE, TimeUnit.SECONDS);
    }
    assertEquals(List.of(), left());
  }

  private static void spin(long nanoseconds) {
    long end = System.nanoTime() + nanoseconds;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  /** Those that were told of the folder. */
  private List<ProcessHandle> left() {
    return ProcessHandle.allProcesses()
        .filter(each -> each.info().commandLine().orElse("").contains(folder.toString()))
        .toList();
  }
}
