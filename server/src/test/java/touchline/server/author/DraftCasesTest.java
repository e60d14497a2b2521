package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is told of the cases of a draft, and the cases that are found and added. */
class DraftCasesTest extends DraftCase {
  private static final List<String> EDGES =
      List.of(
          "center = (0, 0), radius = 5, p = (3, 4)\n",
          "center = (-2, -3), radius = 5, p = (-6, -6)\n",
          "center = (2, -3), radius = 3, p = (5, -3)\n",
          "center = (1, 0), radius = 4, p = (1, 4)\n");

  @Test
  void aCaseIsOfferedThatTellsMistakesApart() {
    String path = draft(author());
    String same = "center = (2, 1), radius = 2, p = (4, 1)";
    String told = send(author(), path, "cases", same + "\n", "go", "measure").body();
    String apart = told.substring(told.indexOf("No case tells these apart."));
    Matcher adding =
        Pattern.compile("value=\"(case:[^\"]+)\">Add this case, which tells").matcher(apart);
    assertTrue(adding.find(), apart);
    int before = told.split("which tells them apart", -1).length;
    String better = send(author(), path, "go", adding.group(1)).body();
    assertTrue(better.split("which tells them apart", -1).length < before, better);
  }

  /** A first draft misses much: one press adds what was found, and what is left is told again. */
  @Test
  void whatIsMissedIsCaughtByAllCasesAtOnce() {
    String path = draft(author());
    String cases =
        "center = (0, 0), radius = 2, p = (1, 0)\ncenter = (0, 0), radius = 2, p = (3, 0)\n";
    String told = send(author(), path, "cases", cases, "go", "measure").body();
    Matcher all = Pattern.compile("value=\"(case:[^\"]+)\">Add all ([0-9]+) cases<").matcher(told);
    assertTrue(all.find(), told);
    int count = Integer.parseInt(all.group(2));
    assertTrue(told.contains(count + " cases that catch what yours miss"), told);
    String after = author().fill(path, DraftFields.of(told, "go", all.group(1))).body();
    List<String> kept = DraftFields.value(author().get(path).body(), "cases").lines().toList();
    assertEquals("# More cases", kept.get(2), kept.toString());
    assertEquals(3 + count, kept.size(), kept.toString());
    assertEquals(kept.size(), kept.stream().distinct().count(), kept.toString());
    assertTrue(
        after.split("Add this case", -1).length < told.split("Add this case", -1).length, after);
  }

  @Test
  void whoAddsACaseGoesOnAtTheVerdict() {
    String path = draft(author());
    String verdict = "<div class=\"draft-verdict\" tabindex=\"-1\" data-state=\"good\"";
    String measured = send(author(), path, "go", "measure").body();
    assertTrue(measured.contains(verdict + ">"), measured);
    String added =
        send(author(), path, "go", "case:center = (1, 1), radius = 1, p = (1, 2)").body();
    assertTrue(added.contains(verdict + " autofocus=\"autofocus\">"), added);
    assertTrue(added.contains("<a class=\"draft-look\" href=\"#measured-title\">It is good.</a>"));
  }

  @Test
  void casesOfAnotherMethodAreToldOnce() {
    String path = draft(author());
    String other = "boolean in(Vec2 a, Vec2 p)";
    String told = send(author(), path, "method", other, "ranges", "", "go", "measure").body();
    assertTrue(told.contains("2 things have to be mended"), told);
    assertTrue(told.contains("(and so must 10 other lines)"), told);
  }

  private String withoutEdges(String path) {
    String cases = DraftFields.value(author().get(path).body(), "cases");
    for (String edge : EDGES) {
      assertTrue(cases.contains(edge), cases);
      cases = cases.replace(edge, "");
    }
    return cases;
  }

  @Test
  void aMissingCaseIsFoundAndAdded() {
    String path = draft(author());
    String cases = withoutEdges(path);
    String told = send(author(), path, "cases", cases, "go", "measure").body();
    assertTrue(told.contains("data-state=\"mend\""), told);
    assertTrue(told.contains("<del>") && told.contains("&lt;= radius * radius"), told);
    Matcher adding = Pattern.compile("value=\"(case:[^\"]*)\"").matcher(told);
    assertTrue(adding.find(), told);
    String good = author().fill(path, DraftFields.of(told, "go", adding.group(1))).body();
    assertTrue(good.contains("data-state=\"good\""), good);
    String kept = DraftFields.value(author().get(path).body(), "cases");
    assertTrue(
        kept.contains("# More cases\n" + adding.group(1).substring(5).replace(";", "\n")), kept);
  }

  /** The outline is a place where rounding could decide, so that no case is drawn there. */
  @Test
  void aHoleInASpecialPositionIsToldAndClosedByItsCase() {
    String path = draft(author());
    String cases = withoutEdges(path);
    String hole = "<strong>from center to p exactly radius</strong>";
    String wrong = "A method that gives false there, and is right everywhere else, passes.";
    String told = send(author(), path, "cases", cases, "go", "measure").body();
    assertTrue(told.contains("kinds of special positions within their ranges"), told);
    assertTrue(told.contains("Caught by drawn cases alone"), told);
    int at = told.indexOf(hole);
    assertTrue(at > 0 && told.indexOf(wrong, at) > 0, told);
    Matcher adding = Pattern.compile("value=\"(case:[^\"]*)\"").matcher(told);
    assertTrue(adding.find(at), told);
    String closed = author().fill(path, DraftFields.of(told, "go", adding.group(1))).body();
    assertFalse(closed.contains(hole), closed);
    for (String position : List.of("level", "upright")) {
      String left = "<strong>p as seen from center: " + position + "</strong>";
      String mistake = "A method that makes the mistake “The edge is left out” there";
      assertTrue(closed.indexOf(mistake, closed.indexOf(left)) > 0, closed);
    }
    Matcher all = Pattern.compile("value=\"(case:[^\"]*)\"").matcher(closed);
    assertTrue(all.find(), closed);
    String good = author().fill(path, DraftFields.of(closed, "go", all.group(1))).body();
    assertTrue(good.contains("data-state=\"good\""), good);
  }

  @Test
  void aCaseInWhichRoundingDecidesIsToldWithItsLine() {
    String path = draft(author());
    String cases = DraftFields.value(author().get(path).body(), "cases");
    String rounded = "center = (0, 0), radius = 0.5, p = (0.3, 0.4)";
    String told = send(author(), path, "cases", cases + rounded + "\n", "go", "measure").body();
    assertTrue(told.contains("data-state=\"mend\""), told);
    assertTrue(told.contains("Line 16 of the cases: the right method gives "), told);
    assertTrue(told.contains("<code>" + rounded + "</code>"), told);
    String few = "center = (0, 0), radius = 5, p = (3, 4)\n";
    told = send(author(), path, "cases", few, "go", "measure").body();
    assertTrue(told.contains("Line 1 of the cases lies exactly there."), told);
  }
}
