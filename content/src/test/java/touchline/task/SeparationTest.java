package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;

/** Answers that no instance tells apart are named, so that an author knows where to look. */
class SeparationTest {
  private static final Separation SEPARATION =
      new Separation(List.of("right", "A1", "A2", "A3"), List.of(List.of("A1", "A3")), 1);

  private static List<Optional<Value>> answers(double... numbers) {
    return Arrays.stream(numbers).mapToObj(number -> Optional.of(Value.number(number))).toList();
  }

  @Test
  void pairsThatAnswerAlikeInEveryInstanceAreNamed() {
    int[] one = SEPARATION.told(answers(0, 5, 5, 0));
    int[] other = SEPARATION.told(answers(0, 0, 0.5, 9));
    assertEquals(List.of("A1 and A2", "right and A3"), sorted(List.of(one)));
    assertEquals(List.of("A1 and A2"), SEPARATION.together(List.of(one, other)));
  }

  private static List<String> sorted(List<int[]> told) {
    return SEPARATION.together(told).stream().sorted().toList();
  }

  @Test
  void taskWhoseMistakesAnswerAlikeSaysWhich() {
    Subject<Integer> subject =
        Subject.<Integer>of(Field.number("n", ""), given -> Value.number(given))
            .drawn(chance -> Optional.of(chance.between(1, 9)));
    ValueTask<Integer> task =
        ValueTask.number(
            "n",
            0.1,
            1,
            subject,
            List.of(
                new Mistake<>("A1", given -> given + 5.0),
                new Mistake<>("A2", given -> given + 5.5)));
    IllegalStateException alike =
        assertThrows(IllegalStateException.class, () -> task.instances(new Chance(1)));
    assertTrue(alike.getMessage().endsWith("but not: A1 and A2"), alike.getMessage());
  }
}
