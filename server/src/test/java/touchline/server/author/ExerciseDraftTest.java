package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;

/** Exercises that an instructor writes on a page: drafts, who gets at them, and their files. */
class ExerciseDraftTest extends DraftCase {
  @Test
  void itBeginsWithTheMethodThatIsTyped() {
    String head = "boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p)";
    String made = ClassRoom.location(author().fill(DRAFTS, "method", "static " + head + " {"));
    String page = author().get(made).body();
    assertTrue(page.contains("Your method stands in its places."), page);
    assertEquals(head, DraftFields.value(page, "method"));
    assertTrue(DraftFields.value(page, "reference").contains("static " + head + " {"), page);
    assertTrue(DraftFields.value(page, "source-0").contains("static " + head + " {"), page);
    assertTrue(DraftFields.value(page, "cases").contains("a = (0, 0), b = (1, 1), c = (2, 4)"));
    assertTrue(page.contains("A method static boolean wanted(Vec2 a, Vec2 b, Vec2 c, Vec2 p)"));
    String told = send(author(), made.replaceFirst("\\?.*", ""), "go", "measure").body();
    assertFalse(told.contains("id=\"cases-problem\""), "the case can be read");
    assertFalse(told.contains("id=\"reference-problem\""), "the method fits");
    assertTrue(told.contains("id=\"title-problem\">Give it a title</p>"), told);
    assertFalse(told.contains("the head must have"), "nobody sees a head here");
  }

  @Test
  void aMethodThatNoExerciseCanHaveIsKeptAndTold() {
    HttpResponse<String> told = author().fill(DRAFTS, "method", "String name(<b>)");
    assertEquals(422, told.statusCode());
    assertTrue(told.body().contains("value=\"String name(&lt;b&gt;)\""), told.body());
    assertTrue(told.body().contains("String cannot stand there"), told.body());
  }

  @Test
  void whatIsLeftAsItBeganIsNamedAndNotPublished() {
    String head = "boolean within(Circle inner, Circle outer)";
    String made = ClassRoom.location(author().fill(DRAFTS, "method", head));
    String path = made.replaceFirst("\\?.*", "");
    assertTrue(author().get(DRAFTS).body().contains(">" + head + "</a>"), "told from others");
    String[] named = {"title", "Within", "name-0", "Half", "said-0", "It is half."};
    String[] sent = Arrays.copyOf(named, named.length + 2);
    sent[named.length] = "go";
    for (String go : List.of("measure", "publish")) {
      sent[named.length + 1] = go;
      String told = send(author(), path, sent).body();
      assertTrue(told.contains("still the one that everybody begins with"), told);
      assertTrue(told.contains("written to its end: it stops at …"), told);
    }
  }

  @Test
  void aRadiusBelowZeroIsNamedAtItsLine() {
    String head = "boolean within(Circle inner, Circle outer)";
    String made = ClassRoom.location(author().fill(DRAFTS, "method", head));
    String path = made.replaceFirst("\\?.*", "");
    String cases = "inner = (0, 0) radius -1, outer = (1, 1) radius 3";
    String told = send(author(), path, "cases", cases, "go", "measure").body();
    assertTrue(told.contains("a radius is not below zero"), told);
    assertTrue(told.contains("id=\"title-problem\""), "both are told at once");
  }

  @Test
  void anEmptyTextHasNoLine() {
    String path = draft(author());
    String[] asked = {"question-title", "Is it?", "question-text", "", "text", "", "go", "measure"};
    String told = send(author(), path, asked).body();
    assertTrue(told.contains("id=\"text-problem\">It must have from 1 to 10000"), told);
    assertTrue(told.contains("id=\"question-text-problem\">It must have from 1 to 10000"), told);
  }

  @Test
  void whoTeachesNoCourseIsToldSo() {
    TestBrowser maker = room().people.named("mia");
    ClassRoom.location(
        room().owner.fill("/people/" + room().account("mia") + "/courses", "is", "yes"));
    String page = maker.get(draft(maker)).body();
    assertTrue(page.contains("You teach no course that runs."), page);
  }

  @Test
  void whatIsWrittenIsSavedAndShownAsItWas() {
    String path = draft(author());
    String hostile = "</textarea><script>alert(1)</script>";
    ClassRoom.location(send(author(), path, "title", "<b>Ring</b>", "text", hostile, "go", "save"));
    String page = author().get(path).body();
    assertFalse(page.contains("<script>alert"), page);
    assertFalse(page.contains("<b>Ring"), page);
    assertEquals("<b>Ring</b>", DraftFields.value(page, "title"));
    assertEquals(hostile, DraftFields.value(page, "text"));
    assertTrue(page.contains("must not hold HTML"), page);
    assertTrue(page.contains("id=\"text-problem\""), "beside the field that it is about");
    String list = author().get(DRAFTS).body();
    assertFalse(list.contains("<b>Ring"), list);
  }

  @Test
  void ofTwoWritersTheSecondIsToldAndLosesNothing() {
    String path = draft(author());
    String[] late = DraftFields.of(author().get(path).body(), "title", "Mine", "go", "save");
    ClassRoom.location(send(author(), path, "title", "Theirs", "go", "save"));
    HttpResponse<String> told = author().fill(path, late);
    assertEquals(409, told.statusCode());
    assertTrue(told.body().contains("in another window"), told.body());
    assertEquals("Mine", DraftFields.value(told.body(), "title"));
    assertEquals(
        "Theirs", DraftFields.value(author().get(path).body(), "title"), "nothing was stored");
    ClassRoom.location(author().fill(path, DraftFields.of(told.body(), "go", "save")));
    assertEquals("Mine", DraftFields.value(author().get(path).body(), "title"));
  }

  @Test
  void aFormThatIsSentAgainIsNoOtherWriter() {
    String path = draft(author());
    String[] sent = DraftFields.of(author().get(path).body(), "title", "Mine", "go", "measure");
    assertEquals(200, author().fill(path, sent).statusCode());
    HttpResponse<String> again = author().fill(path, sent);
    assertEquals(200, again.statusCode());
    assertFalse(again.body().contains("in another window"), again.body());
  }

  @Test
  void whatWasDoneIsSaidWhereItWasDone() {
    String path = draft(author());
    String place = "<p class=\"draft-saved\" role=\"status\">";
    String saved = ClassRoom.location(send(author(), path, "go", "save"));
    assertTrue(author().get(saved).body().contains(place + "Saved."));
    assertTrue(author().get(path).body().contains(place + "</p>"), "for the script to fill");
    String added = ClassRoom.location(send(author(), path, "go", "add"));
    assertTrue(added.endsWith("#mistake-4"), added);
    String last = ClassRoom.location(send(author(), path, "go", "remove:mistake-1"));
    assertTrue(last.endsWith("#add-mistake"), last);
    String first = ClassRoom.location(send(author(), path, "go", "remove:origin"));
    assertTrue(first.endsWith("#mistake-2"), first);
    String copy = ClassRoom.location(bring(author().bytes(path + "/zip")));
    assertTrue(author().get(copy).body().contains("This is what the file holds."));
  }

  @Test
  void mistakesAreAddedAndRemoved() {
    String path = draft(author());
    ClassRoom.location(send(author(), path, "go", "add"));
    String page = author().get(path).body();
    assertEquals("mistake-1", DraftFields.value(page, "file-3"));
    assertEquals(DraftFields.value(page, "reference"), DraftFields.value(page, "source-3"));
    assertTrue(page.contains("id=\"name-3-problem\">Give it a name"), "it has none yet");
    ClassRoom.location(send(author(), path, "go", "remove:origin"));
    assertEquals("mistake-1", DraftFields.value(author().get(path).body(), "file-2"));
  }

  @Test
  void nobodyElseGetsAtIt() {
    String path = draft(author());
    TestBrowser colleague = room().member("igor", "instructor");
    for (TestBrowser other : List.of(colleague, room().owner)) {
      assertEquals(404, other.get(path).statusCode());
      assertEquals(404, other.get(path + "/zip").statusCode());
      assertEquals(404, other.fill(path, "title", "x", "go", "save").statusCode());
      assertEquals(404, other.fill(path + "/delete", "sure", "yes").statusCode());
      assertFalse(other.get(DRAFTS).body().contains(path + "\""));
    }
    assertEquals(403, room().member("assistant").get(DRAFTS).statusCode());
    assertEquals(403, room().member("student").get(DRAFTS).statusCode());
  }

  private HttpResponse<String> bring(byte[] zip) {
    String line =
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.zip\"\r\n\r\n";
    byte[] start = line.getBytes(StandardCharsets.UTF_8);
    byte[] end = "\r\n--x--\r\n".getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.writeBytes(start);
    body.writeBytes(zip);
    body.writeBytes(end);
    return author()
        .send(
            author()
                .request(DRAFTS + "/import")
                .header("Content-Type", "multipart/form-data; boundary=x")
                .POST(BodyPublishers.ofByteArray(body.toByteArray())));
  }

  @Test
  void whatIsDownloadedCanBeBroughtInAgain() {
    String path = draft(author());
    ClassRoom.location(
        send(
            author(),
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
    String copy =
        ClassRoom.location(bring(author().bytes(path + "/zip"))).replaceFirst("\\?.*", "");
    assertFalse(copy.equals(path), "another one");
    String[] first = DraftFields.of(author().get(path).body(), "revision", "");
    assertArrayEquals(first, DraftFields.of(author().get(copy).body(), "revision", ""));
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
    String path = draft(author());
    HttpResponse<String> told = send(author(), path, "cases", "# ".repeat(140_000), "go", "save");
    assertEquals(413, told.statusCode());
    assertTrue(told.body().contains("nothing of it was stored"), told.body());
    assertTrue(author().get(path).body().contains("A point in a disc"));
    String wide = "#" + "ü".repeat(33_000) + "\n";
    assertEquals(413, send(author(), path, "cases", wide, "go", "save").statusCode(), "in bytes");
    assertTrue(send(author(), path, "text", "x".repeat(2_000_000)).statusCode() == 413, "cut");
  }

  @Test
  void oneIsDeletedByWhoIsSure() {
    String path = draft(author());
    assertEquals(422, author().fill(path + "/delete").statusCode());
    ClassRoom.location(author().fill(path + "/delete", "sure", "yes"));
    assertEquals(404, author().get(path).statusCode());
  }
}
