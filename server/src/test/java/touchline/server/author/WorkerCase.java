package touchline.server.author;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;

/** Tests whose programs run in workers, which other classes use as well. */
abstract class WorkerCase {
  static Pool pool;

  @BeforeAll
  static void open() {
    pool = KeptWorkers.pool();
  }

  @AfterAll
  static void close() {
    pool.close();
  }
}
