package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.code.Case;

/** What an author is told of special positions: the holes, and the cases that close them. */
class SpecialHolesTest extends SpecialCase {
  @ParameterizedTest
  @ValueSource(strings = {"point-in-ring", "point-in-triangle", "mirror"})
  void examplesHaveNoHole(String name) {
    Specials specials = specials(ExampleFolders.ALL.resolve(name));
    assertEquals(List.of(), specials.holes());
    assertEquals(List.of(), specials.unanswered());
    assertTrue(specials.all() > 20, specials.words());
    assertEquals(specials.all(), specials.caught() + specials.drawn().size());
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

  /** A method may compare as it should everywhere but where it treats an upright wall apart. */
  @Test
  void aMistakeAtADecisionIsToldInAFamilyThatHasOthersToo() throws IOException {
    makeReaches();
    String right = "far <= ball.radius()";
    String open = "far < ball.radius()";
    write("mistakes/one.java", "// One\n// It is wrong.\n" + REACHES.replace(right, open));
    String cases =
        Files.readString(folder.resolve("cases.txt"))
            + "wall = (0, 0) to (4, 0), ball = (2, 2) radius 2\n";
    write("cases.txt", cases);
    String position = "end of wall as seen from start of wall: upright";
    Specials.Hole upright =
        specials(folder).holes().stream()
            .filter(each -> each.position().equals(position))
            .findFirst()
            .orElseThrow(() -> new AssertionError(specials(folder).holes()));
    assertEquals("makes the mistake “One”", upright.wrong());
    write("cases.txt", cases + upright.adding() + "\n");
    assertFalse(positions(specials(folder).holes()).contains(position), upright.adding());
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
}
