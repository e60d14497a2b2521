package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import org.junit.jupiter.api.Test;
import touchline.code.AskedMethod;
import touchline.server.grading.job.JobResult;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** What is done ahead of the first answer can be done for each method, and needs no worker. */
class PreparedTest {
  @Test
  void everyMethodOfATopicCanBePrepared() {
    Lessons lessons = Lessons.load();
    Grader grader =
        new Grader(
            job -> new JobResult.Failed("nobody runs it"),
            lessons.mistakes(),
            lessons.cases()::shown);
    for (AskedMethod method : Topics.methods()) {
      assertDoesNotThrow(() -> grader.prepare(method, 1), method.id());
    }
  }
}
