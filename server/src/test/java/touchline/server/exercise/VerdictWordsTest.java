package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.server.account.Learner;
import touchline.server.exercise.PanelView.VerdictView;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.server.submission.AnswerOutcome;
import touchline.server.submission.Mark;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;
import touchline.task.Kind;
import touchline.topic.Topics;

class VerdictWordsTest {
  private static final long SEED = 3;

  private final Exercise exercise =
      new Exercise(
          new ExerciseText(
              "closest-point/find-it",
              "Find it",
              "closest-point-place",
              Kind.PLACE,
              new ExerciseTerms(4, 3, 0, List.of()),
              ""),
          "A lesson",
          Topics.task("closest-point-place").orElseThrow(),
          new Markers(new VariantKey(new byte[32])),
          1,
          method -> Optional.empty(),
          Lessons.load().mistakes(),
          "");

  private VerdictView verdict(String typed, boolean mayTell) {
    Answer raw = new Answer(0, List.of(typed), DecimalMark.POINT);
    return verdict(raw, AnswerMarks.mark(exercise, SEED, raw), mayTell);
  }

  private VerdictView verdict(Answer raw, Mark mark, boolean mayTell) {
    MarkedAnswer answer =
        new MarkedAnswer(exercise.id(), "", SEED, Purpose.PRACTICE, raw, mark, "", Instant.EPOCH);
    Submission stored = new Submission(1, new Learner(1), answer);
    return VerdictWords.of(
        exercise, answer, exercise.marker(SEED).mark(raw), List.of(stored), mayTell);
  }

  private String right() {
    return exercise.marker(SEED).right(0).get(0);
  }

  @Test
  void rightAnswerIsOneDotInThePicture() {
    VerdictView verdict = verdict(right(), false);
    assertEquals("Right.", verdict.headline());
    assertTrue(verdict.pictureHtml().contains("v-result"), verdict.pictureHtml());
    assertTrue(verdict.pictureHtml().contains("where it belongs"), verdict.pictureHtml());
    assertEquals(List.of(), verdict.facts());
  }

  @Test
  void wrongAnswerDoesNotTellTheRightOne() {
    VerdictView verdict = verdict("(9.25, -9.25)", false);
    assertEquals("Not yet.", verdict.headline());
    assertTrue(verdict.pictureHtml().contains("v-yours"));
    assertFalse(verdict.pictureHtml().contains("v-result"));
    assertFalse(verdict.toString().contains(right()), verdict.toString());
  }

  @Test
  void whereItMayBeToldTheRightAnswerStandsBesideIt() {
    VerdictView verdict = verdict("(9.25, -9.25)", true);
    assertTrue(verdict.pictureHtml().contains("v-result"));
    assertTrue(verdict.facts().get(0).text().startsWith(right()), verdict.facts().toString());
  }

  @Test
  void markThatIsAnotherOneNowSaysSo() {
    Answer raw = new Answer(0, List.of("(9.25, -9.25)"), DecimalMark.POINT);
    VerdictView verdict = verdict(raw, new Mark(1, AnswerOutcome.RIGHT, List.of()), true);
    assertEquals("Right.", verdict.headline(), "the stored outcome counts");
    assertEquals(
        List.of("This answer was marked by an earlier version of the exercise."), verdict.lines());
  }
}
