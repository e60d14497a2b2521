package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.code.CodeExercise;
import touchline.server.account.Learner;
import touchline.server.code.MethodMarker.Result;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Adapter;
import touchline.server.grading.verdict.Grader;
import touchline.server.lesson.AnswerFiles;
import touchline.server.lesson.Lessons;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeSubmission;
import touchline.topic.Topics;

/** A stored method is marked again in the form in which it was written. */
class VariantMarkerTest {
  private static final String METHOD = "safe-pass/write-it";
  private static final CodeExercise WRITTEN = Topics.method(METHOD).orElseThrow().variant(3);

  private static Pool pool;
  private static MethodMarker marker;

  @BeforeAll
  static void open() {
    pool = KeptWorkers.pool();
    Lessons lessons = Lessons.load();
    marker =
        new MethodMarker(
            new CodeTasks(lessons),
            new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown));
  }

  @AfterAll
  static void close() {
    pool.close();
  }

  private static Result marked(int variant) {
    String source = Adapter.adapted(WRITTEN, AnswerFiles.source(METHOD, "right-while"));
    CodeAnswer answer = new CodeAnswer(METHOD, variant, "v", source, 7, "", Instant.EPOCH);
    return marker.mark(
        new CodeSubmission(1, new Learner(1), answer, Optional.empty(), Optional.empty()));
  }

  private static String outcome(int variant) {
    return assertInstanceOf(Result.Marked.class, marked(variant)).method().verdict().outcome();
  }

  @Test
  void theFormThatIsStoredDecides() {
    assertEquals("right", outcome(3));
    assertEquals("does-not-fit", outcome(2));
    assertEquals("does-not-fit", outcome(1));
  }

  @Test
  void formThatIsGoneIsNotMarkedAsAnother() {
    assertInstanceOf(Result.Gone.class, marked(99));
  }
}
