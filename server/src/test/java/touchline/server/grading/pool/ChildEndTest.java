package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker process that is not wanted any more while it starts leaves nothing behind. */
class ChildEndTest {
  private static final int STARTS = 60;

  /** In nanoseconds: each is ended a little later than the one before. */
  private static final long STEP = 200_000;

  @TempDir private Path folder;

  @Test
  void bubblewrapThatStillSetsUpIsEndedWhole() throws IOException {
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
    assertEquals(List.of(), left());
  }

  private static void spin(long nanoseconds) {
    long end = System.nanoTime() + nanoseconds;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  /** Those that were told of the folder. */
  private List<Long> left() {
    return ProcessHandle.allProcesses()
        .filter(each -> each.info().commandLine().orElse("").contains(folder.toString()))
        .map(ProcessHandle::pid)
        .toList();
  }
}
