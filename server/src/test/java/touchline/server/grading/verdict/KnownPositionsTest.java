package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.CodeExercise;
import touchline.server.Sweep;
import touchline.topic.Topics;

/** What the build drew is what is drawn now. */
class KnownPositionsTest {
  /** One of so many methods is drawn; with {@code -Dpositions=1} each. */
  private static final int EVERY = Sweep.every("positions", 5);

  static Stream<CodeExercise> methods() {
    List<CodeExercise> all = Topics.methods();
    return all.stream().filter(method -> all.indexOf(method) % EVERY == 2 % EVERY);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void buildDrewThem(CodeExercise method) {
    List<double[]> drawn = method.positions();
    List<double[]> read = KnownPositions.read(method);
    assertEquals(drawn.size(), read.size());
    for (int i = 0; i < drawn.size(); i++) {
      assertArrayEquals(drawn.get(i), read.get(i));
    }
  }
}
