package touchline.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.topic.Topics;

class FingerprintTest {
  @Test
  void functionsThatDifferHaveFingerprintsThatDiffer() {
    Set<String> seen = new HashSet<>();
    for (Batch function : Topics.batches()) {
      String fingerprint = Fingerprint.of(function);
      assertTrue(fingerprint.matches("[0-9a-f]{16}"), fingerprint);
      assertEquals(fingerprint, Fingerprint.of(function), "made twice");
      seen.add(fingerprint);
    }
    // The taught forms agree with the robust ones in most places, but never in all.
    assertTrue(seen.size() > Topics.batches().size() * 2 / 3, seen.size() + " of them");
  }

  @ParameterizedTest
  @MethodSource("batches")
  void theSampleIsMostlyOfInputsThatTheLibraryTakes(Batch batch) {
    double[] results = batch.run(new SampleRows(7).next(batch, 1_000));
    int refused = 0;
    for (int i = 0; i < results.length; i += batch.outputs()) {
      refused += Double.isNaN(results[i]) ? 1 : 0;
    }
    assertTrue(refused < 300, refused + " of 1000 refused");
  }

  static Iterable<Batch> batches() {
    return Topics.batches();
  }
}
