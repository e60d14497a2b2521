package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.topic.Topics;

class KeptCasesTest {
  private final Suite suite = Topics.method("closest-point/write-it").orElseThrow().suite();
  private final KeptCases kept = new KeptCases(suite);

  private static List<List<Double>> numbers(List<Case> cases) {
    List<List<Double>> all = new ArrayList<>();
    for (Case each : cases) {
      List<Double> numbers = new ArrayList<>();
      for (double number : each.input()) {
        numbers.add(number);
      }
      all.add(numbers);
    }
    return all;
  }

  @Test
  void whatIsAskedForAgainIsNotDrawnAgain() {
    List<Case> once = kept.hidden(3);
    kept.hidden(4);
    assertSame(once, kept.hidden(3));
    assertSame(kept.trials(), kept.trials());
  }

  @Test
  void eachSeedHasItsOwnCases() {
    for (long seed : new long[] {3, 4, 3}) {
      assertEquals(numbers(suite.hidden(seed)), numbers(kept.hidden(seed)));
    }
    assertEquals(numbers(suite.trials()), numbers(kept.trials()));
  }

  @Test
  void whatWasNotAskedForForLongIsForgottenAndDrawnAlike() {
    List<Case> first = kept.hidden(0);
    List<Case> second = kept.hidden(1);
    for (long seed = 2; seed < 9; seed++) {
      assertSame(second, kept.hidden(1), "asked for all the time");
      kept.hidden(seed);
    }
    assertSame(second, kept.hidden(1));
    assertNotSame(first, kept.hidden(0));
    assertEquals(numbers(first), numbers(kept.hidden(0)));
  }
}
