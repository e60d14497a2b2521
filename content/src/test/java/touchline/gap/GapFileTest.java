package touchline.gap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.listing.Listing;

class GapFileTest {
  private static final Listing LISTING =
      Listing.read(
          """
          double Some#method(Vec2 a, Vec2 b)
          Vec2 way = b.minus(a);
          double length = way.length();
          return length * length;""");

  private static Map<Integer, String> problems(String blocks) {
    String text = "---\nkind: gaps\nmethod: Some#method\n---\n\nFill.\n\n" + blocks;
    return GapFile.of(text.lines().toList()).orElseThrow().problems(LISTING);
  }

  @Test
  void onlyTheKindGapsHasGaps() {
    assertEquals(Optional.empty(), GapFile.of(List.of("---", "kind: order", "---")));
  }

  @Test
  void aPieceWithOneExpressionInBracketsIsAGap() {
    assertEquals(Map.of(), problems("```gap\nway = [b.minus(a)];\nM13: a.minus(b)\n```\n"));
  }

  @Test
  void anExerciseHasGaps() {
    assertTrue(problems("").get(1).contains("from 1 to 8 blocks gap"));
  }

  @Test
  void aPieceMustBeInTheListing() {
    Map<Integer, String> problems = problems("```gap\nway = [b.plus(a)];\n```\n");
    assertTrue(problems.get(9).startsWith("the listing Some#method must have this"), "" + problems);
  }

  @Test
  void aPieceMustBeThereOnce() {
    Map<Integer, String> problems = problems("```gap\n[length]\n```\n");
    assertTrue(problems.get(9).startsWith("the listing has this more than once"), "" + problems);
  }

  @Test
  void aPieceMustHaveBrackets() {
    assertTrue(problems("```gap\nway\n```\n").get(9).contains("one expression in [ ]"));
    assertTrue(problems("```gap\n[way] = [b.minus(a)];\n```\n").get(9).contains("in [ ]"));
    assertTrue(problems("```gap\n```\n").get(9).startsWith("a gap must be a piece"));
  }

  @Test
  void aNumberHasItsUnit() {
    List<String> lines = List.of("---", "kind: gaps", "method: Some#m", "units: speed m/s", "---");
    String entry =
        GapFile.of(lines)
            .orElseThrow()
            .entry("a/b", "head", "point a, number speed > 0, number length");
    assertEquals("point a, number speed > 0 m/s, number length m", entry.lines().toList().get(3));
  }

  @Test
  void gapsFollowOneAnother() {
    String blocks = "```gap\n= [way.length()];\n```\n\n```gap\n= [b.minus(a)];\n```\n";
    assertTrue(problems(blocks).get(13).contains("follow one another"));
  }

  @Test
  void aWrongExpressionNamesItsMistake() {
    Map<Integer, String> problems = problems("```gap\n= [b.minus(a)];\na.minus(b)\n```\n");
    assertTrue(problems.get(10).contains("a mistake's id"), "" + problems);
  }
}
