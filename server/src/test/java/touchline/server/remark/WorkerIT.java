package touchline.server.remark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.server.Pause;
import touchline.server.ServerProcess;

/** A worker process marks again what was asked for, while no server runs. */
@Tag("store")
class WorkerIT extends RemarkCase {
  /** In seconds, in which a process starts and marks a small class. */
  private static final long PATIENCE = 120;

  @Test
  void marksAgainWithoutAServer() throws Exception {
    String today = values();
    markOtherwise();
    long asked = asked(ALL).id();
    ServerProcess worker = ServerProcess.work(data);
    try (worker) {
      awaitStage(asked, Stage.SHOWN);
      assertTrue(tallies.tally(asked).up() > 0, "marks were lost before");
      decide(find(asked), ApplyRule.REPLACE);
      awaitStage(asked, Stage.DONE);
      assertEquals(143, worker.terminate(), "it ends when it is told to");
    }
    assertEquals(today, values());
  }

  /** Marks of values: those of methods come from a runner that only this test has. */
  private String values() {
    List<String> marks =
        rows("SELECT id || ' ' || mark || ' ' || outcome || ' ' || mistakes FROM submission");
    return String.join("\n", marks);
  }

  private void awaitStage(long asked, Stage stage) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (find(asked).stage() != stage) {
      assertTrue(System.nanoTime() < end, "the worker must come to " + stage);
      Pause.brief();
    }
  }
}
