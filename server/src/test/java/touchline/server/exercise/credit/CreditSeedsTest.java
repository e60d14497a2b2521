package touchline.server.exercise.credit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchline.exercise.Seeds;

class CreditSeedsTest {
  @Test
  void noSecretSeedIsOneOfPracticeAndNoneComesTwice() {
    CreditSeeds seeds = CreditSeeds.secret();
    Set<Long> drawn = new HashSet<>();
    for (int i = 0; i < 10_000; i++) {
      long seed = seeds.next();
      assertFalse(Seeds.isSeed(seed) || seed < 0, () -> "seed " + seed);
      assertTrue(drawn.add(seed), () -> "twice: " + seed);
    }
  }
}
