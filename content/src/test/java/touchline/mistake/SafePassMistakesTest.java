package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.taught.SafePass;
import touchline.topic.pass.ClearanceMistakes;
import touchline.topic.pass.PassGiven;
import touchline.topic.pass.SafePassMistakes;

/** A pass from (0, 0) to (10, 0); opponents as {@code x y radius}, separated by semicolons. */
class SafePassMistakesTest {
  @ParameterizedTest
  @CsvSource({
    "W1, the second blocks,               2 5 1; 4 1 2; 6 5 1, true",
    "W2, the second blocks,               2 5 1; 4 1 2; 6 5 1, true",
    "W3, the largest is not the nearest,  2 2 1; 6 4 5; 8 6 1, true",
    "W4, one behind the passer,           -5 0 1; 4 3 1; 6 5 1, false",
    "W6, nobody near,                     2 5 1; 4 5 1, false",
    "W7, far ones outweigh the blocker,   2 9 1; 4 0 2; 6 9 1, true",
    "W8, the last blocks,                 2 5 1; 4 5 1; 6 1 2, true",
  })
  void theMistakeTurnsTheAnswerRound(String id, String what, String opponents, boolean wrong) {
    PassGiven pass = pass(opponents);
    assertEquals(!wrong, SafePass.isClean(pass.segment(), pass.opponents()), what);
    assertEquals(
        wrong, find(SafePassMistakes.all(), id).answer(pass).orElseThrow(), () -> id + " " + what);
  }

  @Test
  void aForgottenBallLeavesItsRadius() {
    PassGiven pass = new PassGiven(new Vec2(0, 0), new Vec2(10, 0), pass("4 2 1").opponents(), 1);
    assertEquals(true, find(SafePassMistakes.all(), "W5").answer(pass).orElseThrow());
    assertEquals(0, pass.clear(pass.opponents().get(0)));
    assertEquals(1, find(ClearanceMistakes.all(), "W5").answer(pass).orElseThrow());
  }

  @Test
  void clearancesOfOnePass() {
    // Distances 3, 2, 4, and 5 behind the passer; clear by 2, -1, 3, 4.
    PassGiven pass = pass("2 3 1; 4 2 3; 6 4 1; -5 0 1");
    Map<String, Double> expected =
        Map.of("W1", 4.0, "W2", 2.0, "W3", -1.0, "W4", -1.0, "W5", -1.0, "W8", -1.0);
    expected.forEach(
        (id, wrong) ->
            assertEquals(wrong, find(ClearanceMistakes.all(), id).answer(pass).orElseThrow(), id));
    List<Double> together =
        ClearanceMistakes.all().stream()
            .filter(mistake -> mistake.id().equals("W7"))
            .map(mistake -> mistake.answer(pass).orElseThrow())
            .toList();
    assertEquals(List.of(8.0, 2.0), together);
  }

  private static PassGiven pass(String opponents) {
    List<Circle> circles = new ArrayList<>();
    for (String opponent : opponents.split(";")) {
      String[] numbers = opponent.strip().split(" ");
      Vec2 center = new Vec2(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
      circles.add(new Circle(center, Double.parseDouble(numbers[2])));
    }
    return new PassGiven(new Vec2(0, 0), new Vec2(10, 0), circles, 0);
  }

  private static <I, R> Mistake<I, R> find(List<Mistake<I, R>> mistakes, String id) {
    return mistakes.stream().filter(m -> m.id().equals(id)).findFirst().orElseThrow();
  }
}
