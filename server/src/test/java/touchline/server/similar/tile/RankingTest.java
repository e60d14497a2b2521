package touchline.server.similar.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.AnswerFiles;
import touchline.server.similar.tile.Ranking.Ranked;

/** Which methods of a class have much in common. */
class RankingTest {
  private static final String LESSON =
      """
      static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
        Vec2 d = b.minus(a);
        double t = p.minus(a).dot(d) / d.lengthSquared();
        return a.plus(d.times(Math.max(0, Math.min(1, t))));
      }
      """;

  private static final String HELPER =
      """
      static double clamp(double x, double low, double high) {
        if (x < low) { return low; }
        return x > high ? high : x;
      }
      """;

  private static final String MAIN =
      """
      static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
        Vec2 d = b.minus(a);
        double e = d.x() * d.x() + d.y() * d.y();
        if (e == 0) return a;
        double t = ((p.x() - a.x()) * d.x() + (p.y() - a.y()) * d.y()) / e;
        return new Vec2(a.x() + clamp(t, 0, 1) * d.x(), a.y() + clamp(t, 0, 1) * d.y());
      }
      """;

  private static List<Ranked> ranked(List<String> given, String... sources) {
    Given common = new Given(given);
    return Ranking.of(List.of(sources).stream().map(common::program).toList());
  }

  private static String right(String name) {
    return AnswerFiles.source("closest-point/write-it", name);
  }

  @Test
  void renamedVariablesAndMovedHelpersAreFound() {
    String copied =
        (MAIN + HELPER)
            .replaceAll("\\bd\\b", "direction")
            .replaceAll("\\be\\b", "len2")
            .replaceAll("\\bclamp\\b", "stayWithin")
            .replaceAll("\\bt\\b", "share")
            .replace("if (len2", "// nothing to do\n  if (len2");
    List<Ranked> pairs =
        ranked(
            List.of(), HELPER + MAIN, right("right-cramer"), copied, right("right-golden-section"));
    assertEquals(1, pairs.size(), pairs.toString());
    assertEquals(List.of(0, 2), List.of(pairs.get(0).one(), pairs.get(0).other()));
    assertTrue(pairs.get(0).share() > 0.95, pairs.toString());
  }

  @Test
  void methodOfTheLessonCopiedByEverybodyIsNoneOfTheirs() {
    String renamed = LESSON.replaceAll("\\bt\\b", "k");
    assertEquals(1, ranked(List.of(), LESSON, renamed).size(), "it would be");
    assertEquals(List.of(), ranked(List.of(LESSON), LESSON, renamed, LESSON + LESSON));
    String copied = renamed + HELPER.replace("0", "1");
    List<Ranked> own = ranked(List.of(LESSON), LESSON + HELPER, copied, LESSON);
    assertEquals(1, own.size(), "what is added to it is their own");
    assertEquals(1, own.get(0).share(), own.toString());
  }

  @Test
  void authorsStylesOfARightMethodAreHardlyAlike() {
    String[] styles =
        AnswerFiles.of("closest-point/write-it").stream()
            .filter(file -> file.getFileName().toString().startsWith("right-"))
            .map(AnswerFiles::read)
            .toArray(String[]::new);
    List<Ranked> pairs = ranked(List.of(LESSON), styles);
    assertTrue(styles.length > 40, "styles: " + styles.length);
    assertTrue(pairs.size() < styles.length / 2, pairs.toString());
    assertTrue(pairs.get(0).share() < 0.7, pairs.toString());
  }

  /** What the index promises: no pair that is left out has more in common than those listed. */
  @Test
  void listIsThatOfComparingEverybody() {
    Random random = new Random(21);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      lines.add("x = x * %d + Math.f%d(x - %d) / y.g%d();\n".formatted(i, i, i + 1, i));
    }
    List<String> sources = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      StringBuilder source = new StringBuilder();
      for (int line = 0; line < 12; line++) {
        int first = random.nextInt(lines.size());
        source.append(lines.get(first)).append(lines.get((first + 1) % lines.size()));
      }
      sources.add(source.toString());
    }
    Given common = new Given(List.of());
    List<Program> programs = sources.stream().map(common::program).toList();
    List<Double> all = new ArrayList<>();
    for (int one = 0; one < programs.size(); one++) {
      for (int other = one + 1; other < programs.size(); other++) {
        all.add(programs.get(one).with(programs.get(other)).share());
      }
    }
    List<Double> expected =
        all.stream()
            .filter(share -> share >= Ranking.LEAST)
            .sorted((one, other) -> Double.compare(other, one))
            .limit(Ranking.MOST)
            .toList();
    assertTrue(expected.size() > 100, "pairs: " + expected.size());
    assertEquals(expected, Ranking.of(programs).stream().map(Ranked::share).toList());
  }
}
