package touchline.server.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import touchline.server.submission.MarkedMethod;

/** Methods that an invented class hands in: a few ideas, each with names of one's own. */
final class DemoMethods {
  /** The exercise that has them; the class leaves other methods out. */
  static final String EXERCISE = "closest-point/write-it";

  /** From wrong to right: better students hand in later ones. */
  private static final List<String> IDEAS =
      List.of("does-not-compile", "no-clamp", "low-end-only", "right");

  /** Draws the hidden cases; one for all, so that a source is marked once. */
  static final long SEED = 20_260_302;

  private static final List<String> DIRECTIONS =
      List.of("d", "ab", "segV", "dir", "along", "edge", "v", "delta");
  private static final List<String> SHARES =
      List.of("t", "s", "share", "k", "u", "fraction", "lambda", "part");

  /** What an idea is worth. */
  interface Marks {
    Optional<MarkedMethod> of(String exercise, String source, long seed);
  }

  /** A method with what it is worth. */
  record Method(String source, MarkedMethod marked) {}

  private final Marks marks;
  private final Random random;
  private final Map<String, Optional<MarkedMethod>> known = new HashMap<>();

  DemoMethods(Marks marks, Random random) {
    this.marks = marks;
    this.random = random;
  }

  /** One by somebody of this skill; nothing where it cannot be marked. */
  Optional<Method> by(double skill) {
    int best = IDEAS.size() - 1;
    int idea = random.nextDouble() < skill ? best : random.nextInt(best);
    String template = template(IDEAS.get(idea));
    String source =
        template
            .replace("DIRECTION", DIRECTIONS.get(random.nextInt(DIRECTIONS.size())))
            .replace("SHARE", SHARES.get(random.nextInt(SHARES.size())));
    return known
        .computeIfAbsent(source, first -> marks.of(EXERCISE, source, SEED))
        .map(marked -> new Method(source, marked));
  }

  private static String template(String idea) {
    try (InputStream file = DemoMethods.class.getResourceAsStream(idea + ".txt")) {
      if (file == null) {
        throw new IllegalStateException("idea must be on the class path: " + idea);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
