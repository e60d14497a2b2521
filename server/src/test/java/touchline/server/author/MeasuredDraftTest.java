package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import touchline.server.ClassRoom;

/** What is measured of the programs of a draft, and how it is told. */
class MeasuredDraftTest extends DraftCase {
  /** How a circle that an author has drawn looks. */
  private static final String RIM = "class=\"rim v-segment\"";

  @Test
  void aNewOneIsAnExampleThatIsGood() {
    String path = draft(author());
    String page = author().get(path).body();
    assertTrue(page.contains("A point in a disc"), page);
    String told = send(author(), path, "go", "measure").body();
    assertTrue(told.contains("data-state=\"good\""), told);
    assertTrue(told.contains("Your cases catch all of them."), told);
    assertTrue(told.contains("class=\"picture\""), "the smallest case is drawn");
    assertTrue(told.contains("Lines 4, 10, 14 and 15 of the cases lie exactly there."), told);
    assertTrue(told.contains("on the cases of a submission took "), told);
    assertTrue(author().get(DRAFTS).body().contains(path), "it is in the list");
  }

  @Test
  void mistakesThatLookAlikeAndChangesThatDoTheSameAreTold() {
    String made = ClassRoom.location(author().fill(DRAFTS));
    String page = author().get(made).body();
    assertTrue(page.contains("This example keeps every rule."), page);
    String path = made.replaceFirst("\\?.*", "");
    String twice = DraftFields.value(page, "source-0");
    String never = "if (radius < -100) {\n      return false;\n    }\n    Vec2 d";
    String reference = DraftFields.value(page, "reference").replace("Vec2 d", never);
    String told =
        send(author(), path, "reference", reference, "source-1", twice, "go", "measure").body();
    assertTrue(told.contains("No case tells these apart."), told);
    assertTrue(told.contains("“The edge is left out” and “The centre is left out”"), told);
    assertTrue(told.contains("Of all cases that were drawn, none catches it"), told);
  }

  @Test
  void whatIsDrawnIsSaidInWordsAndSeenBesideTheMistakes() {
    String path = draft(author());
    String plain = send(author(), path, "go", "measure").body();
    assertFalse(plain.contains(RIM), "by itself no number has a place");
    String drawn = send(author(), path, "picture", "circle: center radius", "go", "measure").body();
    assertTrue(drawn.contains(RIM), drawn);
    String wrong = send(author(), path, "picture", "circle: center q", "go", "measure").body();
    String told = "id=\"picture-problem\">Line 1: q must be a number that the method takes";
    assertTrue(wrong.contains(told), wrong);
    assertTrue(wrong.contains("<details class=\"draft-picture\" open"), "where it can be mended");
  }

  @Test
  void positionsWithoutAnAnswerAreTold() {
    String path = draft(author());
    String page = author().get(path).body();
    String none = "if (p.equals(center)) throw new IllegalArgumentException();\n    Vec2 d";
    String reference = DraftFields.value(page, "reference").replace("Vec2 d", none);
    String told = send(author(), path, "reference", reference, "go", "measure").body();
    assertTrue(told.contains("The right method gives no answer in these positions."), told);
    assertTrue(told.contains("<li>p as seen from center: in one place</li>"), told);
    String source = "// p is never the centre.\nimport touchline.geometry.*;\n\nclass Solution {\n";
    source += "  static boolean wanted(Vec2 center, double radius, Vec2 p) {\n";
    source += "    return p.minus(center).length() > 0;\n  }\n}\n";
    told =
        send(
                author(),
                path,
                "reference",
                reference,
                "wanted-said",
                "p is never the centre.",
                "wanted-source",
                source,
                "go",
                "measure")
            .body();
    assertFalse(told.contains("gives no answer in these positions"), told);
    assertFalse(told.contains("p as seen from center: in one place"), told);
  }

  @Test
  void aProgramThatIsRefusedIsToldAtItsField() {
    String path = draft(author());
    String page = author().get(path).body();
    String source =
        DraftFields.value(page, "source-0").replace("return", "System.exit(1);\n    return");
    String told = send(author(), path, "source-0", source, "go", "measure").body();
    assertTrue(told.contains("data-state=\"broken\""), told);
    assertTrue(told.contains("id=\"source-0-problem\">Line 5: must use only what is"), told);
  }

  @Test
  void rulesSpeakOfThePage() {
    String path = draft(author());
    String page = author().get(path).body();
    String source = DraftFields.value(page, "source-0").replace("inDisc", "inside");
    String told = send(author(), path, "source-0", source, "go", "measure").body();
    assertTrue(
        told.contains(
            "id=\"source-0-problem\">Line 1: must have the method static boolean inDisc(Vec2"
                + " center, double radius, Vec2 p): class Solution has no method inDisc</p>"),
        told);
    String endless =
        DraftFields.value(page, "reference").replace("Vec2 d", "while (radius > 0) {}\n    Vec2 d");
    told = send(author(), path, "reference", endless, "go", "measure").body();
    assertTrue(told.contains("the right method must answer each case, but it "), told);
    String other = "boolean inDisc(Vec2 center, double r, Vec2 p)";
    told = send(author(), path, "method", other, "go", "measure").body();
    assertTrue(told.contains("which are center, r, p: radius = 1..5"), told);
  }

  @Test
  void theScriptMeasuresWithoutSaving() {
    String path = draft(author());
    String[] typed = DraftFields.of(author().get(path).body(), "title", "Not saved");
    String told = author().fill(path + "/measure", typed).body();
    String good = "<div class=\"draft-verdict\" tabindex=\"-1\" data-state=\"good\">";
    assertTrue(told.strip().startsWith(good), told);
    assertFalse(author().get(path).body().contains("Not saved"));
  }
}
