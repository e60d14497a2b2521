package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.code.AnsweredMethod;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.Case;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Reading;
import touchline.server.author.kept.Answered;
import touchline.server.author.kept.AnsweredWire;
import touchline.server.lane.Owner;
import touchline.server.lesson.compile.Problem;

/** A method that is right everywhere but in one family of positions is caught, whoever's it is. */
class SpecialPositionsTest extends WorkerCase {
  private static final Owner AUTHOR = Owner.named("author");
  private static final InstantSource STILL = InstantSource.fixed(Instant.EPOCH);

  /** A segment and a disc, which no lesson's method takes so. */
  private static final String REACHES =
      """
      import touchline.geometry.*;

      class Solution {
        static boolean reaches(Segment wall, Circle ball) {
          Vec2 d = wall.b().minus(wall.a());
          Vec2 v = ball.center().minus(wall.a());
          double t = d.dot(d) == 0 ? 0 : Math.max(0, Math.min(1, v.dot(d) / d.dot(d)));
          double far = v.minus(d.times(t)).length();
          return far <= ball.radius();
        }
      }
      """;

  private static final String COVERED =
      """
      import touchline.geometry.*;

      class Solution {
        static boolean covered(Vec2 p, Circle[] discs) {
          for (int i = 0; i < discs.length; i++) {
            Vec2 v = p.minus(discs[i].center());
            if (v.dot(v) <= discs[i].radius() * discs[i].radius()) {
              return true;
            }
          }
          return false;
        }
      }
      """;

  @TempDir private Path folder;

  private static ExerciseFolder read(Path from) {
    Reading reading = FolderReader.read(from);
    return reading.folder().orElseThrow(() -> new AssertionError(reading.problems()));
  }

  private static Specials specials(Path from) {
    Measurement measured = Measuring.of(read(from), pool::run, AUTHOR, STILL);
    assertEquals(List.of(), measured.problems());
    return measured.specials();
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(folder.resolve("mistakes"));
    Files.writeString(folder.resolve(file), text);
  }

  private void make(String method, String reference, String right, String wrong, String cases)
      throws IOException {
    String head =
        "---\ntitle: Nobody prepared for it\nmethod: "
            + method
            + "\n---\n\nWrite it for `wall`, `ball`, `p` and `discs`.\n";
    write("exercise.md", head);
    write("reference.java", reference);
    assertTrue(reference.contains(right), right);
    write("mistakes/one.java", "// One\n// It is wrong.\n" + reference.replace(right, wrong));
    write("cases.txt", cases);
  }

  private void makeReaches() throws IOException {
    make(
        "boolean reaches(Segment wall, Circle ball)",
        REACHES,
        "far <= ball.radius()",
        "far * 2 <= ball.radius()",
        """
        wall = (0, 0) to (4, 0), ball = (2, 1) radius 2
        wall = (0, 0) to (4, 0), ball = (2, 4) radius 2
        wall = (0, 0) to (4, 0), ball = (6, 1) radius 1
        """);
  }

  private void makeCovered() throws IOException {
    make(
        "boolean covered(Vec2 p, Circle[] discs)",
        COVERED,
        "return false",
        "return discs.length == 0",
        """
        p = (1, 1), discs = [(0, 0) radius 2]
        p = (5, 1), discs = [(0, 0) radius 2, (7, 1) radius 1]
        p = (6, 1), discs = [(0, 0) radius 2, (6, 2) radius 2]
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"point-in-ring", "point-in-triangle", "mirror"})
  void examplesHaveNoHole(String name) {
    Specials specials = specials(ExampleFolders.ALL.resolve(name));
    assertEquals(List.of(), specials.holes());
    assertEquals(List.of(), specials.unanswered());
    assertTrue(specials.all() > 20, specials.words());
    assertEquals(specials.all(), specials.caught() + specials.drawn().size());
  }

  private AnsweredMethod published() {
    List<Problem> problems = new ArrayList<>();
    Answered answered =
        Answering.of(read(folder), Optional.empty(), pool::run, AUTHOR, problems)
            .orElseThrow(() -> new AssertionError(problems));
    assertTrue(answered.special().size() > 10, "special: " + answered.special().size());
    return new AnsweredMethod(
        "own/it",
        read(folder).head().method(),
        List.of("one"),
        answered.chosen(),
        answered.drawn(),
        answered.special());
  }

  /** How many of the cases of a submission a method gets wrong. */
  private long wrong(AnsweredMethod method, String source, long seed) {
    List<double[]> inputs = method.hidden(seed).stream().map(Case::input).toList();
    List<Problem> problems = new ArrayList<>();
    Programs programs = new Programs(pool::run, read(folder).head().method(), AUTHOR, problems);
    Answers ran =
        programs.answers("a", source, inputs).orElseThrow(() -> new AssertionError(problems));
    return Stream.iterate(0, i -> i < inputs.size(), i -> i + 1)
        .filter(
            i ->
                SpecialPositions.gave(ran.runs().get(i))
                    .filter(gave -> method.isRight(inputs.get(i), gave))
                    .isEmpty())
        .count();
  }

  /** Each is right everywhere but there; every submission is tried there, whatever its seed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wall.a().x() == wall.b().x()|false
          wall.a().x() == wall.b().x()|true
          wall.a().y() == wall.b().y()|false
          wall.a().y() == wall.b().y()|true
          wall.a().x() > wall.b().x() && wall.a().y() > wall.b().y()|false
          d.dot(d) == 0|false
          d.dot(d) == 0|true
          ball.radius() == 0|true
          ball.center().x() == 0 && ball.center().y() == 0|false
          ball.center().x() < 0 && ball.center().y() < 0|true
          ball.center().x() < 0 && ball.center().y() > 0|false
          d.cross(v) == 0 && v.dot(d) > 0 && v.dot(d) < d.dot(d)|false
          v.dot(v) == 0|false
          ball.radius() != Math.floor(ball.radius())|false
          """)
  void aMethodThatIsWrongInOneFamilyIsCaught(String where, String answer) throws IOException {
    makeReaches();
    AnsweredMethod method = published();
    String hole = "if (" + where + ") return " + answer + ";\n    double t =";
    for (long seed = 1; seed <= 3; seed++) {
      assertEquals(0, wrong(method, REACHES, seed));
      assertTrue(wrong(method, REACHES.replace("double t =", hole), seed) > 0, hole);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          int i = 0; i < discs.length|int i = 0; i < Math.min(50, discs.length)
          int i = 0; i < discs.length|int i = 0; i < Math.min(3, discs.length)
          int i = 0; i < discs.length|int i = Math.max(0, discs.length - 50); i < discs.length
          int i = 0; i < discs.length|int i = 1; i < discs.length
          return false|return discs.length == 0
          """)
  void aMethodThatLooksAtSomeOfAListIsCaught(String right, String wrong) throws IOException {
    makeCovered();
    AnsweredMethod method = published();
    for (long seed = 1; seed <= 3; seed++) {
      assertEquals(0, wrong(method, COVERED, seed));
      assertTrue(wrong(method, COVERED.replace(right, wrong), seed) > 0, wrong);
    }
  }

  private static List<String> positions(List<Specials.Hole> holes) {
    return holes.stream().map(Specials.Hole::position).toList();
  }

  /** Where rounding could decide, none can be drawn: the author has to write one. */
  @Test
  void aHoleIsToldAndClosedByTheCaseThatIsFound() throws IOException {
    makeReaches();
    List<Specials.Hole> holes = specials(folder).holes();
    String touching =
        "ball beside start of wall and end of wall, from the line exactly radius of ball";
    assertTrue(positions(holes).contains(touching), holes.toString());
    String before = Files.readString(folder.resolve("cases.txt"));
    int left = holes.size();
    for (int i = 0; i < 40 && left > 0; i++) {
      String adding = holes.get(0).adding();
      String position = holes.get(0).position();
      assertFalse(adding.isEmpty(), position);
      before += adding + "\n";
      write("cases.txt", before);
      holes = specials(folder).holes();
      assertTrue(holes.size() <= left, holes.toString());
      left = holes.size();
    }
    assertEquals(List.of(), holes);
  }

  /** Where a line is no worse than its segment, only cases beyond an end tell them apart. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "wall.a().x() == wall.b().x()",
        "wall.a().y() == wall.b().y()",
        "wall.a().x() > wall.b().x() && wall.a().y() > wall.b().y()",
        "ball.center().x() < 0 && ball.center().y() < 0"
      })
  void anAuthorsMistakeInOneFamilyIsCaught(String where) throws IOException {
    makeReaches();
    String clamped = "Math.max(0, Math.min(1, v.dot(d) / d.dot(d)))";
    String line = "v.dot(d) / d.dot(d)";
    write("mistakes/one.java", "// One\n// It is wrong.\n" + REACHES.replace(clamped, line));
    AnsweredMethod method = published();
    String hole = REACHES.replace(clamped, where + " ? " + line + " : " + clamped);
    for (long seed = 1; seed <= 3; seed++) {
      assertTrue(wrong(method, hole, seed) > 0, where);
    }
  }

  /** The author's case at the outline lies where this mistake does not show. */
  @Test
  void aHoleThatAnAuthorsMistakeFitsIsToldByItsName() throws IOException {
    makeReaches();
    String right = "far <= ball.radius()";
    String beside = "far < ball.radius() || (far == ball.radius() && v.x() >= 0)";
    write("mistakes/one.java", "// One\n// It is wrong.\n" + REACHES.replace(right, beside));
    String cases = Files.readString(folder.resolve("cases.txt"));
    write("cases.txt", cases + "wall = (0, 0) to (4, 0), ball = (2, 2) radius 2\n");
    Specials.Hole hole =
        specials(folder).holes().stream()
            .filter(each -> each.wrong().equals("makes the mistake “One”"))
            .findFirst()
            .orElseThrow(() -> new AssertionError(specials(folder).holes()));
    String told = hole.position() + ", where it makes the mistake “One”. Add one such as ";
    assertTrue(
        specials(folder).lines().stream().anyMatch(line -> line.contains(told)),
        specials(folder).lines().toString());
    write("cases.txt", cases + hole.adding() + "\n");
    assertFalse(
        specials(folder).holes().stream()
            .anyMatch(
                each ->
                    each.position().equals(hole.position()) && each.wrong().equals(hole.wrong())),
        hole.adding());
  }

  private static final String TWICE_THE_AREA =
      """
      import touchline.geometry.*;

      class Solution {
        static double area(Vec2 a, Vec2 b, Vec2 c) {
          return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
        }
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
    String precise = "numbers with more digits than a float keeps";
    assertTrue(positions(told.drawn()).contains(precise), positions(told.drawn()).toString());
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

  @Test
  void whatIsNotWantedIsNotDemanded() throws IOException {
    ExampleFolders.copy("mirror", folder);
    String same = "b as seen from a: in one place";
    assertEquals(List.of(), specials(folder).unanswered());
    Files.delete(folder.resolve("wanted.java"));
    assertEquals(List.of(same), specials(folder).unanswered());
  }

  @Test
  void aPositionThatIsExcludedCountsNoMore() throws IOException {
    makeReaches();
    int all = specials(folder).all();
    write(
        "wanted.java",
        """
        // The wall is never level.
        import touchline.geometry.*;

        class Solution {
          static boolean wanted(Segment wall, Circle ball) {
            return wall.a().y() != wall.b().y();
          }
        }
        """);
    write(
        "cases.txt",
        """
        wall = (0, 0) to (0, 4), ball = (1, 2) radius 2
        wall = (0, 0) to (0, 4), ball = (4, 2) radius 2
        wall = (0, 0) to (0, 4), ball = (1, 6) radius 1
        """);
    Specials fewer = specials(folder);
    assertTrue(fewer.all() < all, fewer.words());
    List<String> told = new ArrayList<>(positions(fewer.drawn()));
    told.addAll(positions(fewer.holes()));
    String level = "end of wall as seen from start of wall: level";
    assertFalse(told.contains(level), told.toString());
    published().hidden(1).stream()
        .map(Case::input)
        .forEach(input -> assertTrue(input[1] != input[3], "level"));
  }

  @Test
  void rangesBoundWhatIsDrawn() throws IOException {
    ExampleFolders.copy("point-in-ring", folder);
    List<Problem> problems = new ArrayList<>();
    Answered answered =
        Answering.of(read(folder), Optional.empty(), pool::run, AUTHOR, problems).orElseThrow();
    for (AnsweredCase each : answered.special()) {
      double[] input = each.input();
      assertTrue(Math.abs(input[0]) <= 3 && Math.abs(input[1]) <= 3, "center");
      assertTrue(input[2] >= 1 && input[2] <= 5 && input[3] >= 5 && input[3] <= 9, "radii");
    }
  }

  /** What was kept before there were special positions is marked as it was. */
  @Test
  void answersThatWereKeptBeforeAreReadAsTheyWere() throws IOException {
    makeReaches();
    Answered made =
        Answering.of(read(folder), Optional.empty(), pool::run, AUTHOR, new ArrayList<>())
            .orElseThrow();
    byte[] now = AnsweredWire.write(made);
    Answered again = AnsweredWire.read(read(folder), now);
    assertEquals(made.special().size(), again.special().size());
    Answered none = new Answered(made.chosen(), made.drawn(), List.of(), Optional.empty());
    byte[] bytes = AnsweredWire.write(none);
    byte[] before = Arrays.copyOf(bytes, bytes.length - Integer.BYTES);
    Answered old = AnsweredWire.read(read(folder), before);
    assertEquals(List.of(), old.special());
    assertEquals(made.drawn().size(), old.drawn().size());
  }
}
