package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import touchline.exercise.PlaceTask;
import touchline.exercise.Tasks;
import touchline.geometry.Vec2;
import touchline.server.lesson.ExerciseText;
import touchline.server.submission.Mark;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Outcome;
import touchline.server.submission.Purpose;
import touchline.server.submission.RawAnswer;

class VerdictWordsTest {
  private final PlaceTask task = Tasks.named("closest-point").orElseThrow();
  private final Exercise exercise =
      new Exercise(
          new ExerciseText("closest-point/find-it", "Find it", "closest-point", 0.05, ""),
          "A lesson",
          task);

  @Test
  void answerOnAnEndOfTheSegmentIsNamedTogetherWithIt() {
    long seed = seedWithAnswerAtB();
    String picture = picture(seed, task.answer(task.instance(seed)), Outcome.RIGHT);
    assertTrue(picture.contains(">yours, b</text>"), picture);
  }

  @Test
  void wrongAnswerStandsBesideTheRightOneThatIsAnEnd() {
    long seed = seedWithAnswerAtB();
    Vec2 far = task.instance(seed).point("b").plus(new Vec2(3, 3));
    String picture = picture(seed, far, Outcome.WRONG);
    assertTrue(picture.contains(">right, b</text>"), picture);
    assertTrue(picture.contains(">yours</text>"), picture);
  }

  private String picture(long seed, Vec2 answer, Outcome outcome) {
    MarkedAnswer marked =
        new MarkedAnswer(
            exercise.id(),
            "",
            seed,
            Purpose.PRACTICE,
            new RawAnswer(0, List.of("(" + answer.x() + ", " + answer.y() + ")")),
            new Mark(outcome == Outcome.RIGHT ? 1 : 0, outcome, List.of()),
            "",
            Instant.EPOCH);
    return VerdictWords.of(exercise, task.instance(seed), marked).pictureHtml();
  }

  private long seedWithAnswerAtB() {
    return LongStream.range(1, 1000)
        .filter(seed -> task.answer(task.instance(seed)).equals(task.instance(seed).point("b")))
        .findFirst()
        .orElseThrow();
  }
}
