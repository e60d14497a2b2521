package touchline.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exercises that an instructor writes on a page: drafts, what is measured of them, and cases. */
@Tag("store")
class ExerciseDraftTest {
  private static final String DRAFTS = "/exercise-drafts";
  private static final List<String> EDGES =
      List.of(
          "center = (0, 0), radius = 5, p = (3, 4)\n",
          "center = (-2, -3), radius = 5, p = (-6, -6)\n");

  /** How a circle that an author has drawn looks. */
  private static final String RIM = "class=\"rim v-segment\"";

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser author;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    author = room.member("ines", "instructor");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static String draft(TestBrowser who) {
    return ClassRoom.location(who.fill(DRAFTS)).replaceFirst("\\?.*", "");
  }

  private static HttpResponse<String> send(TestBrowser who, String path, String... changes) {
    return who.fill(path, DraftFields.of(who.get(path).body(), changes));
  }

  @Test
  void aNewOneIsAnExampleThatIsGood() {
    String path = draft(author);
    String page = author.get(path).body();
    assertTrue(page.contains("A point in a disc"), page);
    String told = send(author, path, "go", "measure").body();
    assertTrue(told.contains("data-state=\"good\""), told);
    assertTrue(told.contains("Your cases catch all of them."), told);
    assertTrue(told.contains("class=\"picture\""), "the smallest case is drawn");
    assertTrue(told.contains("Lines 4 and 10 of the cases lie exactly there."), told);
    assertTrue(told.contains("on the cases of a submission took "), told);
    assertTrue(author.get(DRAFTS).body().contains(path), "it is in the list");
  }

  @Test
  void mistakesThatLookAlikeAndChangesThatDoTheSameAreTold() {
    String made = ClassRoom.location(author.fill(DRAFTS));
    String page = author.get(made).body();
    assertTrue(page.contains("This example keeps every rule."), page);
    String path = made.replaceFirst("\\?.*", "");
    String twice = DraftFields.value(page, "source-0");
    String never = "if (radius < -100) {\n      return false;\n    }\n    Vec2 d";
    String reference = DraftFields.value(page, "reference").replace("Vec2 d", never);
    String told =
        send(author, path, "reference", reference, "source-1", twice, "go", "measure").body();
    assertTrue(told.contains("No case tells these apart."), told);
    assertTrue(told.contains("“The edge is left out” and “The centre is left out”"), told);
    assertTrue(told.contains("Of all cases that were drawn, none catches it"), told);
  }

  @Test
  void aCaseIsOfferedThatTellsMistakesApart() {
    String path = draft(author);
    String same = "center = (2, 1), radius = 2, p = (4, 1)";
    String told = send(author, path, "cases", same + "\n", "go", "measure").body();
    String apart = told.substring(told.indexOf("No case tells these apart."));
    Matcher adding =
        Pattern.compile("value=\"(case:[^\"]+)\">Add this case, which tells").matcher(apart);
    assertTrue(adding.find(), apart);
    int before = told.split("which tells them apart", -1).length;
    String better = send(author, path, "go", adding.group(1)).body();
    assertTrue(better.split("which tells them apart", -1).length < before, better);
  }

  /** A first draft misses much: one press adds what was found, and what is left is told again. */
  @Test
  void whatIsMissedIsCaughtByAllCasesAtOnce() {
    String path = draft(author);
    String cases =
        "center = (0, 0), radius = 2, p = (1, 0)\ncenter = (0, 0), radius = 2, p = (3, 0)\n";
    String told = send(author, path, "cases", cases, "go", "measure").body();
    Matcher all = Pattern.compile("value=\"(case:[^\"]+)\">Add all ([0-9]+) cases<").matcher(told);
    assertTrue(all.find(), told);
    int count = Integer.parseInt(all.group(2));
    assertTrue(told.contains(count + " cases that catch what yours miss"), told);
    String after = author.fill(path, DraftFields.of(told, "go", all.group(1))).body();
    List<String> kept = DraftFields.value(author.get(path).body(), "cases").lines().toList();
    assertEquals("# More cases", kept.get(2), kept.toString());
    assertEquals(3 + count, kept.size(), kept.toString());
    assertEquals(kept.size(), kept.stream().distinct().count(), kept.toString());
    assertTrue(
        after.split("Add this case", -1).length < told.split("Add this case", -1).length, after);
  }

  @Test
  void whoAddsACaseGoesOnAtTheVerdict() {
    String path = draft(author);
    String verdict = "<div class=\"draft-verdict\" tabindex=\"-1\" data-state=\"good\"";
    String measured = send(author, path, "go", "measure").body();
    assertTrue(measured.contains(verdict + ">"), measured);
    String added = send(author, path, "go", "case:center = (1, 1), radius = 1, p = (1, 2)").body();
    assertTrue(added.contains(verdict + " autofocus=\"autofocus\">"), added);
    assertTrue(added.contains("<a class=\"draft-look\" href=\"#measured-title\">It is good.</a>"));
  }

  @Test
  void itBeginsWithTheMethodThatIsTyped() {
    String head = "boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p)";
    String made = ClassRoom.location(author.fill(DRAFTS, "method", "static " + head + " {"));
    String page = author.get(made).body();
    assertTrue(page.contains("Your method stands in its places."), page);
    assertEquals(head, DraftFields.value(page, "method"));
    assertTrue(DraftFields.value(page, "reference").contains("static " + head + " {"), page);
    assertTrue(DraftFields.value(page, "source-0").contains("static " + head + " {"), page);
    assertTrue(DraftFields.value(page, "cases").contains("a = (0, 0), b = (1, 1), c = (2, 4)"));
    assertTrue(page.contains("A method static boolean wanted(Vec2 a, Vec2 b, Vec2 c, Vec2 p)"));
    String told = send(author, made.replaceFirst("\\?.*", ""), "go", "measure").body();
    assertFalse(told.contains("id=\"cases-problem\""), "the case can be read");
    assertFalse(told.contains("id=\"reference-problem\""), "the method fits");
    assertTrue(told.contains("id=\"title-problem\">Give it a title</p>"), told);
    assertFalse(told.contains("the head must have"), "nobody sees a head here");
  }

  @Test
  void aMethodThatNoExerciseCanHaveIsKeptAndTold() {
    HttpResponse<String> told = author.fill(DRAFTS, "method", "String name(<b>)");
    assertEquals(422, told.statusCode());
    assertTrue(told.body().contains("value=\"String name(&lt;b&gt;)\""), told.body());
    assertTrue(told.body().contains("Write it as Java does"), told.body());
  }

  @Test
  void casesOfAnotherMethodAreToldOnce() {
    String path = draft(author);
    String other = "boolean in(Vec2 a, Vec2 p)";
    String told = send(author, path, "method", other, "ranges", "", "go", "measure").body();
    assertTrue(told.contains("2 things have to be mended"), told);
    assertTrue(told.contains("(and so must 8 other lines)"), told);
  }

  @Test
  void whoTeachesNoCourseIsToldSo() {
    TestBrowser maker = room.people.named("mia");
    ClassRoom.location(room.owner.fill("/people/" + room.account("mia") + "/courses", "is", "yes"));
    String page = maker.get(draft(maker)).body();
    assertTrue(page.contains("You teach no course that runs."), page);
  }

  @Test
  void whatIsWrittenIsSavedAndShownAsItWas() {
    String path = draft(author);
    String hostile = "</textarea><script>alert(1)</script>";
    ClassRoom.location(send(author, path, "title", "<b>Ring</b>", "text", hostile, "go", "save"));
    String page = author.get(path).body();
    assertFalse(page.contains("<script>alert"), page);
    assertFalse(page.contains("<b>Ring"), page);
    assertEquals("<b>Ring</b>", DraftFields.value(page, "title"));
    assertEquals(hostile, DraftFields.value(page, "text"));
    assertTrue(page.contains("must not hold HTML"), page);
    assertTrue(page.contains("id=\"text-problem\""), "beside the field that it is about");
    String list = author.get(DRAFTS).body();
    assertFalse(list.contains("<b>Ring"), list);
  }

  @Test
  void ofTwoWritersTheSecondIsToldAndLosesNothing() {
    String path = draft(author);
    String[] late = DraftFields.of(author.get(path).body(), "title", "Mine", "go", "save");
    ClassRoom.location(send(author, path, "title", "Theirs", "go", "save"));
    HttpResponse<String> told = author.fill(path, late);
    assertEquals(409, told.statusCode());
    assertTrue(told.body().contains("in another window"), told.body());
    assertEquals("Mine", DraftFields.value(told.body(), "title"));
    assertEquals(
        "Theirs", DraftFields.value(author.get(path).body(), "title"), "nothing was stored");
    ClassRoom.location(author.fill(path, DraftFields.of(told.body(), "go", "save")));
    assertEquals("Mine", DraftFields.value(author.get(path).body(), "title"));
  }

  @Test
  void aFormThatIsSentAgainIsNoOtherWriter() {
    String path = draft(author);
    String[] sent = DraftFields.of(author.get(path).body(), "title", "Mine", "go", "measure");
    assertEquals(200, author.fill(path, sent).statusCode());
    HttpResponse<String> again = author.fill(path, sent);
    assertEquals(200, again.statusCode());
    assertFalse(again.body().contains("in another window"), again.body());
  }

  @Test
  void aMissingCaseIsFoundAndAdded() {
    String path = draft(author);
    String cases = DraftFields.value(author.get(path).body(), "cases").replace(EDGES.get(0), "");
    cases = cases.replace(EDGES.get(1), "");
    String told = send(author, path, "cases", cases, "go", "measure").body();
    assertTrue(told.contains("data-state=\"mend\""), told);
    assertTrue(told.contains("<del>") && told.contains("&lt;= radius * radius"), told);
    Matcher adding = Pattern.compile("value=\"(case:[^\"]*)\"").matcher(told);
    assertTrue(adding.find(), told);
    String good = author.fill(path, DraftFields.of(told, "go", adding.group(1))).body();
    assertTrue(good.contains("data-state=\"good\""), good);
    String kept = DraftFields.value(author.get(path).body(), "cases");
    assertTrue(
        kept.contains("# More cases\n" + adding.group(1).substring(5).replace(";", "\n")), kept);
  }

  /** The outline is a place where rounding could decide, so that no case is drawn there. */
  @Test
  void aHoleInASpecialPositionIsToldAndClosedByItsCase() {
    String path = draft(author);
    String cases = DraftFields.value(author.get(path).body(), "cases").replace(EDGES.get(0), "");
    cases = cases.replace(EDGES.get(1), "");
    String hole = "<strong>from center to p exactly radius</strong>";
    String wrong = "A method that gives false there, and is right everywhere else, passes.";
    String told = send(author, path, "cases", cases, "go", "measure").body();
    assertTrue(told.contains("kinds of special positions within their ranges"), told);
    assertTrue(told.contains("Caught by drawn cases alone"), told);
    int at = told.indexOf(hole);
    assertTrue(at > 0 && told.indexOf(wrong, at) > 0, told);
    Matcher adding = Pattern.compile("value=\"(case:[^\"]*)\"").matcher(told);
    assertTrue(adding.find(at), told);
    String closed = author.fill(path, DraftFields.of(told, "go", adding.group(1))).body();
    assertFalse(closed.contains(hole), closed);
    assertTrue(closed.contains("data-state=\"good\""), closed);
  }

  @Test
  void whatIsDrawnIsSaidInWordsAndSeenBesideTheMistakes() {
    String path = draft(author);
    String plain = send(author, path, "go", "measure").body();
    assertFalse(plain.contains(RIM), "by itself no number has a place");
    String drawn = send(author, path, "picture", "circle: center radius", "go", "measure").body();
    assertTrue(drawn.contains(RIM), drawn);
    String wrong = send(author, path, "picture", "circle: center q", "go", "measure").body();
    String told = "id=\"picture-problem\">Line 1: q must be a number that the method takes";
    assertTrue(wrong.contains(told), wrong);
    assertTrue(wrong.contains("<details class=\"draft-picture\" open"), "where it can be mended");
  }

  @Test
  void positionsWithoutAnAnswerAreTold() {
    String path = draft(author);
    String page = author.get(path).body();
    String none = "if (p.equals(center)) throw new IllegalArgumentException();\n    Vec2 d";
    String reference = DraftFields.value(page, "reference").replace("Vec2 d", none);
    String told = send(author, path, "reference", reference, "go", "measure").body();
    assertTrue(told.contains("The right method gives no answer in these positions."), told);
    assertTrue(told.contains("<li>p as seen from center: in one place</li>"), told);
    String source = "// p is never the centre.\nimport touchline.geometry.*;\n\nclass Solution {\n";
    source += "  static boolean wanted(Vec2 center, double radius, Vec2 p) {\n";
    source += "    return p.minus(center).length() > 0;\n  }\n}\n";
    told =
        send(
                author,
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
  void aCaseInWhichRoundingDecidesIsToldWithItsLine() {
    String path = draft(author);
    String cases = DraftFields.value(author.get(path).body(), "cases");
    String rounded = "center = (0, 0), radius = 0.5, p = (0.3, 0.4)";
    String told = send(author, path, "cases", cases + rounded + "\n", "go", "measure").body();
    assertTrue(told.contains("data-state=\"mend\""), told);
    assertTrue(told.contains("Line 13 of the cases: the right method gives "), told);
    assertTrue(told.contains("<code>" + rounded + "</code>"), told);
    String few = "center = (0, 0), radius = 5, p = (3, 4)\n";
    told = send(author, path, "cases", few, "go", "measure").body();
    assertTrue(told.contains("Line 1 of the cases lies exactly there."), told);
  }

  @Test
  void aProgramThatIsRefusedIsToldAtItsField() {
    String path = draft(author);
    String page = author.get(path).body();
    String source =
        DraftFields.value(page, "source-0").replace("return", "System.exit(1);\n    return");
    String told = send(author, path, "source-0", source, "go", "measure").body();
    assertTrue(told.contains("data-state=\"broken\""), told);
    assertTrue(told.contains("id=\"source-0-problem\">Line 5: must use only what is"), told);
  }

  @Test
  void rulesSpeakOfThePage() {
    String path = draft(author);
    String page = author.get(path).body();
    String source = DraftFields.value(page, "source-0").replace("inDisc", "inside");
    String told = send(author, path, "source-0", source, "go", "measure").body();
    assertTrue(
        told.contains(
            "id=\"source-0-problem\">Line 1: must have the method static boolean inDisc(Vec2"
                + " center, double radius, Vec2 p): class Solution has no method inDisc</p>"),
        told);
    String endless =
        DraftFields.value(page, "reference").replace("Vec2 d", "while (radius > 0) {}\n    Vec2 d");
    told = send(author, path, "reference", endless, "go", "measure").body();
    assertTrue(told.contains("the right method must answer each case, but it "), told);
    String other = "boolean inDisc(Vec2 center, double r, Vec2 p)";
    told = send(author, path, "method", other, "go", "measure").body();
    assertTrue(told.contains("which are center, r, p: radius = 1..5"), told);
  }

  @Test
  void whatWasDoneIsSaidWhereItWasDone() {
    String path = draft(author);
    String place = "<p class=\"draft-saved\" role=\"status\">";
    String saved = ClassRoom.location(send(author, path, "go", "save"));
    assertTrue(author.get(saved).body().contains(place + "Saved."));
    assertTrue(author.get(path).body().contains(place + "</p>"), "for the script to fill");
    String added = ClassRoom.location(send(author, path, "go", "add"));
    assertTrue(added.endsWith("#mistake-4"), added);
    String removed = ClassRoom.location(send(author, path, "go", "remove:mistake-1"));
    assertTrue(removed.endsWith("#mistakes"), removed);
    String copy = ClassRoom.location(bring(author.bytes(path + "/zip")));
    assertTrue(author.get(copy).body().contains("This is what the file holds."));
  }

  @Test
  void theScriptMeasuresWithoutSaving() {
    String path = draft(author);
    String[] typed = DraftFields.of(author.get(path).body(), "title", "Not saved");
    String told = author.fill(path + "/measure", typed).body();
    String good = "<div class=\"draft-verdict\" tabindex=\"-1\" data-state=\"good\">";
    assertTrue(told.strip().startsWith(good), told);
    assertFalse(author.get(path).body().contains("Not saved"));
  }

  @Test
  void mistakesAreAddedAndRemoved() {
    String path = draft(author);
    ClassRoom.location(send(author, path, "go", "add"));
    String page = author.get(path).body();
    assertEquals("mistake-1", DraftFields.value(page, "file-3"));
    assertEquals(DraftFields.value(page, "reference"), DraftFields.value(page, "source-3"));
    assertTrue(page.contains("id=\"name-3-problem\">Give it a name"), "it has none yet");
    ClassRoom.location(send(author, path, "go", "remove:origin"));
    assertEquals("mistake-1", DraftFields.value(author.get(path).body(), "file-2"));
  }

  @Test
  void nobodyElseGetsAtIt() {
    String path = draft(author);
    TestBrowser colleague = room.member("igor", "instructor");
    for (TestBrowser other : List.of(colleague, room.owner)) {
      assertEquals(404, other.get(path).statusCode());
      assertEquals(404, other.get(path + "/zip").statusCode());
      assertEquals(404, other.fill(path, "title", "x", "go", "save").statusCode());
      assertEquals(404, other.fill(path + "/delete", "sure", "yes").statusCode());
      assertFalse(other.get(DRAFTS).body().contains(path + "\""));
    }
    assertEquals(403, room.member("assistant").get(DRAFTS).statusCode());
    assertEquals(403, room.member("student").get(DRAFTS).statusCode());
  }

  private static HttpResponse<String> bring(byte[] zip) {
    String line =
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.zip\"\r\n\r\n";
    byte[] start = line.getBytes(StandardCharsets.UTF_8);
    byte[] end = "\r\n--x--\r\n".getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.writeBytes(start);
    body.writeBytes(zip);
    body.writeBytes(end);
    return author.send(
        author
            .request(DRAFTS + "/import")
            .header("Content-Type", "multipart/form-data; boundary=x")
            .POST(BodyPublishers.ofByteArray(body.toByteArray())));
  }

  @Test
  void whatIsDownloadedCanBeBroughtInAgain() {
    String path = draft(author);
    ClassRoom.location(
        send(
            author,
            path,
            "title",
            "A disc, again",
            "question-title",
            "Is it in the disc?",
            "question-answer",
            "in the disc",
            "question-tolerance",
            "0.001",
            "question-text",
            "Does `p` lie in it?",
            "tests-title",
            "Expose the mistakes",
            "tests-text",
            "Write cases.",
            "wanted-said",
            "radius is above zero.",
            "wanted-source",
            "// Said by somebody.\nclass Solution {}\n",
            "picture",
            "circle: center radius\n\nsegment: p center",
            "go",
            "save"));
    String copy = ClassRoom.location(bring(author.bytes(path + "/zip"))).replaceFirst("\\?.*", "");
    assertFalse(copy.equals(path), "another one");
    String[] first = DraftFields.of(author.get(path).body(), "revision", "");
    assertArrayEquals(first, DraftFields.of(author.get(copy).body(), "revision", ""));
  }

  @Test
  void whatIsNoExerciseIsNotBroughtIn() {
    HttpResponse<String> told = bring("no zip".getBytes(StandardCharsets.UTF_8));
    assertEquals(422, told.statusCode());
    assertTrue(told.body().contains("It must be a zip with exercise.md in it."), told.body());
    assertEquals(422, bring(new byte[0]).statusCode());
  }

  @Test
  void whatIsTooLongIsNotStored() {
    String path = draft(author);
    HttpResponse<String> told = send(author, path, "cases", "# ".repeat(140_000), "go", "save");
    assertEquals(413, told.statusCode());
    assertTrue(told.body().contains("nothing of it was stored"), told.body());
    assertTrue(author.get(path).body().contains("A point in a disc"));
    String wide = "#" + "ü".repeat(33_000) + "\n";
    assertEquals(413, send(author, path, "cases", wide, "go", "save").statusCode(), "in bytes");
    assertTrue(send(author, path, "text", "x".repeat(2_000_000)).statusCode() == 413, "cut");
  }

  @Test
  void oneIsDeletedByWhoIsSure() {
    String path = draft(author);
    assertEquals(422, author.fill(path + "/delete").statusCode());
    ClassRoom.location(author.fill(path + "/delete", "sure", "yes"));
    assertEquals(404, author.get(path).statusCode());
  }
}
