package touchline.server.grading.verdict;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import touchline.server.grading.pool.Pool;
import touchline.server.lesson.Lessons;

/** Tests of verdicts, with one worker and the lessons as they are. */
abstract class GraderCase {
  private static Pool pool;
  static Grader grader;

  @BeforeAll
  static void open() {
    pool = Pool.open(1);
    Lessons lessons = Lessons.load();
    grader = new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown);
  }

  @AfterAll
  static void close() {
    pool.close();
  }
}
