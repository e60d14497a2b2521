package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.code.CodeExercise;
import touchline.mistake.MistakeText;
import touchline.server.lane.Owner;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/**
 * Programs with the answers of a known mistake that were made in another way: what is told must not
 * claim that they are written as the mistake is.
 */
class LikenedMistakeTest extends GraderCase {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // Divides by nothing that is 0.
        "M31 | closest-point | if (a.minus(b).length() == 0) return null; Vec2 d = b.minus(a);"
            + " return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));",
        // Without a dot product, and without the length of the segment.
        "M05 | closest-point | if (a.minus(b).length() == 0) return a; Vec2 d = b.minus(a);"
            + " Vec2 w = p.minus(a); double turn = Math.atan2(w.y(), w.x()) - Math.atan2(d.y(),"
            + " d.x()); double t = Math.hypot(w.x(), w.y()) * Math.cos(turn);"
            + " return a.plus(d.times(Math.max(0, Math.min(1, t))));",
        // Each coordinate by itself.
        "A18 | vectors | return new Vec2(w.x() * (v.x() * w.x() + v.y() * w.y()),"
            + " w.y() * (v.x() * w.x() + v.y() * w.y()));",
        // Asks for distances only.
        "M16 | closest-point | return p.minus(a).length() <= p.minus(b).length() ? a : b;"
      })
  void whatIsToldIsTrueOfThemToo(String id, String lesson, String body) {
    CodeExercise exercise = Topics.method(lesson + "/write-it").orElseThrow();
    String source =
        "import touchline.geometry.*;\nclass Solution { "
            + exercise.declaration()
            + " { "
            + body
            + " } }";
    Grade grade = grader.grade(exercise, source, 1, Owner.named("student"));
    assertEquals(Optional.of(id), grade.mistake(), grade.message());
    String name = Lessons.load().mistakes().named(id).map(MistakeText::name).orElseThrow();
    assertTrue(
        grade.message().contains("Your answers match a common mistake, “" + name + "”."),
        grade.message());
    String told = Lessons.load().mistakes().named(id).map(MistakeText::message).orElseThrow();
    assertTrue(told.contains("what you get") || told.contains("as when"), told);
  }
}
