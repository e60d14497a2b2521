package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.exercise.Chance;
import touchline.exercise.Seeds;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** What is done for credit is drawn with a key, and practice cannot draw it. */
class VariantKeyTest {
  private static final long SEED = 1L << 40;
  private static final int MILLION = 1_000_000;

  private final VariantKey key = new VariantKey(filled(1));
  private final VariantKey other = new VariantKey(filled(2));

  private static byte[] filled(int value) {
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) value);
    return secret;
  }

  static List<Task> tasks() {
    return Topics.tasks();
  }

  private static List<Integer> numbers(Chance chance) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      numbers.add(chance.below(MILLION));
    }
    return numbers;
  }

  @Test
  void seedsAfterThoseOfPracticeDrawByTheKey() {
    assertInstanceOf(KeyedChance.class, key.chance(Seeds.LAST + 1));
    assertInstanceOf(KeyedChance.class, key.chance(Long.MAX_VALUE));
  }

  @Test
  void seedsOfPracticeDrawAsInEarlierVersions() {
    for (long seed : new long[] {Seeds.FIRST, 7, Seeds.LAST}) {
      assertSame(Chance.class, key.chance(seed).getClass());
      assertEquals(numbers(new Chance(seed)), numbers(key.chance(seed)));
    }
  }

  /** If these change, no answer for credit that is stored anywhere can be marked again. */
  @Test
  void numbersOfAKeyAndASeedStayForEver() {
    assertEquals(
        List.of(494565, 238481, 909361, 825157, 95609, 242420, 537311, 278160, 416638),
        numbers(key.chance(SEED)));
  }

  @Test
  void everyKeyAndEverySeedHasNumbersOfItsOwn() {
    assertNotEquals(numbers(key.chance(SEED)), numbers(other.chance(SEED)));
    assertNotEquals(numbers(key.chance(SEED)), numbers(key.chance(SEED + 1)));
    assertNotEquals(numbers(key.chance(SEED)), numbers(new Chance(SEED)));
    assertThrows(IllegalArgumentException.class, () -> new VariantKey(new byte[31]));
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void variantForCreditNeedsTheKeyAndIsTheSameAgain(Task task) {
    Marker first = Marker.of(task, key.chance(SEED));
    assertEquals(first.variant(), Marker.of(task, key.chance(SEED)).variant());
    assertNotEquals(first.variant(), Marker.of(task, SEED).variant());
    assertNotEquals(first.variant(), Marker.of(task, other.chance(SEED)).variant());
  }
}
