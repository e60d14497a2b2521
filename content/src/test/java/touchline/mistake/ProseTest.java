package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.SegmentCircle;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapMistakes;
import touchline.topic.pass.PassGiven;
import touchline.topic.pass.SafePassMistakes;

/** What lessons tell of mistakes and their size, computed again. */
class ProseTest {
  private static String lesson(String name) throws IOException {
    return Files.readString(Path.of("lessons", name, "lesson.md"));
  }

  private static void assertSays(String lesson, String sentence, Object... numbers)
      throws IOException {
    String told = String.format(Locale.ROOT, sentence, numbers);
    assertTrue(lesson(lesson).contains(told), told);
  }

  /** With the numbers of its row each of the six tests is wrong, and with no others. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "O01 | distance from the endless line       | 1 1 5 3  9 6     1.5",
        "O06 | distance to the nearer end           | 1 1 8 3  4 5     3.1",
        "O05 | only where the foot is               | 1 2 5 4  5.2 4.1 1.5",
        "O14 | the rectangle round the segment      | 1 1 7 7  6 2     1.5",
        "O03 | squared distance against the radius  | 1 1 7 1  4 3     3",
        "O08 | a diameter where a radius belongs    | 1 1 7 1  4 3     1.5"
      })
  void theRowShowsTheMistake(String id, String test, String numbers) throws IOException {
    double[] n = List.of(numbers.split(" +")).stream().mapToDouble(Double::parseDouble).toArray();
    CircleGiven given =
        new CircleGiven(new Vec2(n[0], n[1]), new Vec2(n[2], n[3]), new Vec2(n[4], n[5]), n[6]);
    Mistake<CircleGiven, Boolean> mistake =
        OverlapMistakes.all().stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow();
    assertNotEquals(given.distance() <= given.radius(), mistake.answer(given).orElseThrow());
    assertTellsNumbers(row(test), n);
  }

  private static String row(String test) throws IOException {
    return lesson("overlap")
        .lines()
        .filter(line -> line.startsWith("| " + test))
        .findFirst()
        .orElseThrow();
  }

  /** Every number that a row tells is one of these; a radius is told wherever it matters. */
  private static void assertTellsNumbers(String row, double[] numbers) {
    TreeSet<Double> known = new TreeSet<>();
    for (double number : numbers) {
      known.add(number);
    }
    Matcher told = Pattern.compile("\\d+(\\.\\d+)?").matcher(row);
    while (told.find()) {
      assertTrue(known.contains(Double.parseDouble(told.group())), row);
    }
    boolean hasCentre = row.contains("the centre at");
    assertTrue(!hasCentre || row.contains("a radius of " + plain(numbers[6])), row);
  }

  private static String plain(double number) {
    return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
  }

  @Test
  void theRootOfTheSquaresIsTooSmallByAsMuchAsTold() throws IOException {
    double root = Math.sqrt(1 + 1.5 * 1.5);
    assertSays("stadiums", "With radii of 1 and 1.5 m they sink by %.2f m of the 2.5.", 2.5 - root);
    assertSays("stadiums", "m it makes [%.2f](measured:root-of-the-squares) of 2.5.", root);
  }

  /** Between two points of an arc the chord is off by the sagitta, and always inside. */
  @Test
  void chordsCutOffAsMuchOfAnArcAsTold() throws IOException {
    double share = 1 - Math.cos(Math.PI / 2 / 8 / 2);
    assertSays("stadiums", "a quarter of a circle, by up to %.1f %% of the radius", 100 * share);
  }

  @Test
  void bothEndsAreInsideAsSeldomAsTold() throws IOException {
    long inside = 0;
    for (int x = -9; x <= 9; x++) {
      for (int y = -9; y <= 9; y++) {
        for (int radius = 1; radius <= 5; radius++) {
          long ends = endsInside(x, y, radius);
          inside += ends * ends;
        }
      }
    }
    double positions = Math.pow(19, 6) * 5;
    String told = "both ends are inside in only about 1 of %.0f positions";
    assertSays("overlap", told, positions / inside);
  }

  private static long endsInside(int x, int y, int radius) {
    long inside = 0;
    for (int ax = -9; ax <= 9; ax++) {
      for (int ay = -9; ay <= 9; ay++) {
        int square = (ax - x) * (ax - x) + (ay - y) * (ay - y);
        inside += square < radius * radius ? 1 : 0;
      }
    }
    return inside;
  }

  @Test
  void theSegmentOfTheExampleEntersHalfWay() throws IOException {
    Segment segment = Segment.of(1, 0, 9, 6);
    Circle circle = new Circle(new Vec2(5, 8), 5);
    assertSays("overlap", "Take the segment from $(1, 0)$ to $(9, 6)$ and a circle of radius 5");
    assertSays(
        "overlap", "around $(5, 8)$. The vector from start to end is $(8, 6)$, and that from");
    assertEquals(List.of(0.5), SegmentCircle.crossings(segment, circle));
    Vec2 fromCenter = segment.a().minus(circle.center());
    Vec2 segV = segment.b().minus(segment.a());
    double a = segV.dot(segV);
    double b = 2 * fromCenter.dot(segV);
    double c = fromCenter.dot(fromCenter) - 25;
    assertSays("overlap", "$a = 64 + 36 = %.0f$", a);
    assertSays("overlap", "= %.0f$ and $c = 16 + 64 - 25 = %.0f$", b, c);
    assertSays("overlap", "%.0f - %.0f = %.0f$", b * b, 4 * a * c, b * b - 4 * a * c);
    assertSays("overlap", "/ 200 = %.1f$", (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a));
  }

  @Test
  void oneSideSquaredTurnsHitsIntoMissesAndMissesIntoHits() throws IOException {
    assertSays("overlap", "With a radius of 3 m, a segment 2 m away counts as a miss");
    assertTrue(2 <= 3 && 2 * 2 > 3);
    assertSays("overlap", "because 4 is more than 3, and one at 1.7 m as a hit");
    assertTrue(1.7 * 1.7 <= 3);
    assertSays("overlap", "a segment 0.6 m away counts as a hit");
    assertTrue(0.6 > 0.5 && 0.6 * 0.6 <= 0.5);
  }

  @Test
  void aBallIsSkippedAtTheSpeedsThatAreTold() throws IOException {
    assertSays(
        "moving-circle", "A football has a radius of 0.11 m, and a hard shot goes at 30 m/s");
    assertEquals(0.5, 30 / 60.0);
    assertTrue(0.5 > 2 * 0.22, "more than twice the diameter");
    assertTrue(30 / 140.0 < 0.22, "some step finds the ball in the net");
    assertTrue(30 / 130.0 > 0.22, "and not with fewer");
    assertEquals(100_000, 800 / 0.008, 1e-6);
  }

  /** With two the one is wrong, or the other. */
  @Test
  void withASingleOpponentBothLoopsAreRight() throws IOException {
    assertSays("safe-pass", "With a single opponent both are right");
    Random random = new Random(8);
    for (String id : List.of("W1", "W2")) {
      Mistake<PassGiven, Boolean> mistake =
          SafePassMistakes.all().stream().filter(m -> m.id().equals(id)).findFirst().orElseThrow();
      int wrong = 0;
      for (int i = 0; i < 1000; i++) {
        PassGiven one = pass(random, 1);
        PassGiven two = pass(random, 2);
        assertEquals(isClean(one), mistake.answer(one).orElseThrow());
        wrong += isClean(two) == mistake.answer(two).orElseThrow() ? 0 : 1;
      }
      assertTrue(wrong > 50, id + " wrong: " + wrong);
    }
  }

  private static boolean isClean(PassGiven given) {
    return given.opponents().stream().allMatch(one -> given.clear(one) > 0);
  }

  private static PassGiven pass(Random random, int opponents) {
    List<Circle> circles =
        random
            .doubles(opponents, 0.5, 2)
            .mapToObj(radius -> new Circle(point(random), radius))
            .toList();
    return new PassGiven(new Vec2(0, 5), new Vec2(10, 5), circles, 0);
  }

  private static Vec2 point(Random random) {
    return new Vec2(10 * random.nextDouble(), 10 * random.nextDouble());
  }

  @Test
  void theLastLessonLooksBackAtEightOthersAndItself() throws IOException {
    assertSays("robust-and-fast", "looks back on eight of those before it, and finally on itself");
    String back = lesson("robust-and-fast").split("## Looking back")[1];
    Set<String> tasks = new HashSet<>();
    Matcher again = Pattern.compile("```exercise (\\S+)").matcher(back);
    for (MatchResult found : again.results().toList()) {
      tasks.add(task("robust-and-fast", found.group(1)));
    }
    assertEquals(10, tasks.size(), tasks::toString);
    // Two of them come from the lesson before, which is called Robust.
    assertTrue(tasks.containsAll(Set.of("margin-choice", "precision-exact")), tasks::toString);
    List<String> own = tasks.stream().filter(task -> task.startsWith("grid-")).toList();
    assertEquals(List.of("grid-entries"), own);
  }

  private static String task(String lesson, String exercise) throws IOException {
    Path path = Path.of("lessons", lesson, exercise, "exercise.md");
    return Files.readString(path)
        .lines()
        .filter(line -> line.startsWith("task: "))
        .findFirst()
        .orElseThrow()
        .substring("task: ".length());
  }
}
