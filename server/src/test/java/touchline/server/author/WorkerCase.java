package touchline.server.author;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import touchline.server.grading.pool.Pool;

/** Tests whose programs run in a worker, which a class has for itself. */
abstract class WorkerCase {
  static Pool pool;

  @BeforeAll
  static void open() {
    pool = Pool.open(1);
  }

  @AfterAll
  static void close() {
    pool.close();
  }
}
