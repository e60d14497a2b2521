package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.grading.job.JobResult;

/** What chance decides on an ordinary Java is the same in every worker, new or used. */
class ChanceTest {
  private static final String SOURCE = Programs.source(Programs.in("chance").get(0));

  static Stream<Java> javas() {
    return Programs.javas();
  }

  @ParameterizedTest
  @MethodSource("javas")
  void programsThatLookForChanceFindNone(Java java) {
    try (Pool pool = Pool.open(1, java)) {
      String first = printed(pool);
      assertFalse(first.isEmpty());
      for (Path other : Programs.in("after")) {
        pool.run(Programs.job(Programs.source(other)));
      }
      assertEquals(first, printed(pool), "in a worker that has served others");
      for (int i = 0; i < 2; i++) {
        pool.pids().forEach(pid -> ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly));
        assertEquals(first, printed(pool), "in another process");
      }
    }
  }

  private static String printed(Pool pool) {
    JobResult ran = pool.run(Programs.job(SOURCE));
    return assertInstanceOf(JobResult.Finished.class, ran).cases().get(0).printed();
  }
}
