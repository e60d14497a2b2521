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
import java.util.Set;
import touchline.server.submission.MarkedMethod;

/**
 * Methods that an invented class hands in: a few ideas for each exercise; for the first exercise
 * each with names of one's own.
 */
final class DemoMethods {
  /** The first exercise that asks for one. */
  static final String FIRST = "closest-point/write-it";

  /** From wrong to right: better students hand in later ones. */
  private static final List<String> FIRST_IDEAS =
      List.of("does-not-compile", "no-clamp", "low-end-only", "right");

  private static final List<String> IDEAS = List.of("wrong", "right");

  /** These two handed in much the same, with other names. */
  private static final Set<String> ALIKE = Set.of(DemoNames.login(1), DemoNames.login(2));

  /** Draws the hidden cases; one for all, so that a source is marked once. */
  static final long SEED = 20_260_302;

  private static final List<String> DIRECTIONS =
      List.of("d", "ab", "segV", "dir", "along", "edge", "v", "delta");
  private static final List<String> SHARES =
      List.of("t", "s", "share", "k", "u", "fraction", "lambda", "part");

  /**
   * An exercise as it is asked of one person.
   *
   * @param form of a method; 0 for the lesson's
   */
  record Asked(String exercise, int form) {}

  /** A method with what it is worth. */
  record Method(String source, MarkedMethod marked) {}

  private final Demo.Marks marks;

  /** For names in methods. */
  private final Random random;

  /** Apart, so that marks of the rest are the same whether methods can be marked or not. */
  private final Random later = new Random(SEED);

  private final Map<String, Optional<MarkedMethod>> known = new HashMap<>();

  DemoMethods(Demo.Marks marks, Random random) {
    this.marks = marks;
    this.random = random;
  }

  /** One by this person; nothing where it cannot be marked. */
  Optional<Method> by(DemoPerson person, Asked asked) {
    return asked.exercise().equals(FIRST) ? first(person, asked) : later(person, asked);
  }

  private Optional<Method> first(DemoPerson person, Asked asked) {
    int best = FIRST_IDEAS.size() - 1;
    int idea = random.nextDouble() < person.skill() ? best : random.nextInt(best);
    String direction = DIRECTIONS.get(random.nextInt(DIRECTIONS.size()));
    String share = SHARES.get(random.nextInt(SHARES.size()));
    String name = ALIKE.contains(person.login()) ? "alike" : FIRST_IDEAS.get(idea);
    return marked(
        asked,
        template(asked, name)
            .map(one -> one.replace("DIRECTION", direction).replace("SHARE", share)));
  }

  private Optional<Method> later(DemoPerson person, Asked asked) {
    int idea = later.nextDouble() < person.skill() ? 1 : 0;
    return marked(asked, template(asked, IDEAS.get(idea)));
  }

  private Optional<Method> marked(Asked asked, Optional<String> source) {
    return source.flatMap(
        one ->
            known
                .computeIfAbsent(one, first -> marks.of(asked.exercise(), asked.form(), one, SEED))
                .map(marked -> new Method(one, marked)));
  }

  /** Nothing where the class has no ideas. */
  private static Optional<String> template(Asked asked, String idea) {
    String name = asked.exercise() + "/" + asked.form() + "/" + idea + ".txt";
    try (InputStream file = DemoMethods.class.getResourceAsStream(name)) {
      return file == null
          ? Optional.empty()
          : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
