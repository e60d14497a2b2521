package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.code.AnsweredMethod;

/** A method that works in single precision is caught where that shows, and only there. */
class SinglePrecisionTest extends SpecialCase {
  private static final String TWICE_THE_AREA =
      """
      import touchline.geometry.*;

      class Solution {
        static double area(Vec2 a, Vec2 b, Vec2 c) {
          return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
        }
      }
      """;

  private static final String PRECISE = "numbers with more digits than a float keeps";

  private static final String SINGLE =
      """
        static Vec2 single(Vec2 p) {
          return new Vec2((float) p.x(), (float) p.y());
        }

      """;

  private static String single(String source) {
    return source
        .replaceAll("([abc]\\.[xy]\\(\\))", "(double) (float) $1")
        .replace("return ", "return (float) (")
        .replace("a.x());", "a.x()));");
  }

  @Test
  void singlePrecisionIsCaughtWhereItShows() throws IOException {
    make(
        "double area(Vec2 a, Vec2 b, Vec2 c)",
        TWICE_THE_AREA,
        " - (b.y()",
        " + (b.y()",
        "a = (0, 0), b = (4, 0), c = (1, 3)\na = (1, 1), b = (3, 4), c = (-2, 5)\n");
    Files.writeString(
        folder.resolve("exercise.md"),
        "---\ntitle: Twice the area\nmethod: double area(Vec2 a, Vec2 b, Vec2 c)\n---\n\nFor `a`,"
            + " `b` and `c`.\n");
    AnsweredMethod method = published();
    for (long seed = 1; seed <= 3; seed++) {
      assertEquals(0, wrong(method, TWICE_THE_AREA, seed));
      assertTrue(wrong(method, single(TWICE_THE_AREA), seed) > 0, "a float shows");
    }
    Specials told = specials(folder);
    assertEquals(List.of(), told.holes());
    assertTrue(positions(told.drawn()).contains(PRECISE), positions(told.drawn()).toString());
  }

  private void makeReachesWithin(int range) throws IOException {
    makeReaches();
    String head = "---\ntitle: It reaches\nmethod: boolean reaches(Segment wall, Circle ball)\n";
    String within = "-" + range + ".." + range;
    String ranges = "ranges: wall = " + within + ", ball = " + within + "\n";
    write("exercise.md", head + ranges + "---\n\nFor `wall` and `ball`.\n");
  }

  /**
   * It turns the answer beside an edge; what allows for rounding, or is written otherwise, does
   * not.
   */
  @Test
  void singlePrecisionOfYesAndNoIsCaughtWhereNumbersAreLarge() throws IOException {
    makeReachesWithin(1_000);
    AnsweredMethod method = published();
    String right = "far <= ball.radius()";
    List<String> sound =
        List.of(
            REACHES,
            REACHES.replace(right, right + " + 1e-6"),
            REACHES.replace(right, right + " - 1e-6"),
            REACHES.replace(right, "far * far <= ball.radius() * ball.radius()"));
    String single =
        REACHES
            .replaceAll("(wall\\.[ab]\\(\\)|ball\\.center\\(\\))", "single($1)")
            .replace(right, "far <= (float) ball.radius()")
            .replace("  static", SINGLE + "  static");
    for (long seed = 1; seed <= 3; seed++) {
      for (String source : sound) {
        assertEquals(0, wrong(method, source, seed), source);
      }
      assertTrue(wrong(method, single, seed) > 0, single);
    }
    assertTrue(positions(specials(folder).drawn()).contains(PRECISE));
  }

  /** Nearer to the edge than a sound method may allow, none is asked for. */
  @Test
  void singlePrecisionOfYesAndNoIsHarmlessWhereNumbersAreSmall() throws IOException {
    makeReachesWithin(30);
    Specials told = specials(folder);
    assertFalse(positions(told.drawn()).contains(PRECISE), told.toString());
    assertFalse(positions(told.holes()).contains(PRECISE), told.toString());
  }

  /** Whoever shortens numbers is off by less than the tolerance. */
  @Test
  void singlePrecisionIsNotToldWhereItIsHarmless() throws IOException {
    ExampleFolders.copy("mirror", folder);
    Specials told = specials(folder);
    assertTrue(
        Stream.concat(told.holes().stream(), told.drawn().stream())
            .noneMatch(each -> each.wrong().contains("single precision")),
        told.toString());
  }
}
