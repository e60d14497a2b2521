package touchline.server.grading.verdict;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;
import touchline.server.lesson.Lessons;

/** Tests of verdicts, with kept workers and the lessons as they are. */
abstract class GraderCase {
  private static Pool pool;
  static Grader grader;

  @BeforeAll
  static void open() {
    pool = KeptWorkers.pool();
    Lessons lessons = Lessons.load();
    grader = new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown);
  }

  @AfterAll
  static void close() {
    pool.close();
  }
}
