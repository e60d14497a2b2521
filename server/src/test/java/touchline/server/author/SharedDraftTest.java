package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Drafts that an author shows to the staff of a course: who sees them, and what they can do. */
@Tag("store")
class SharedDraftTest {
  private static final String DRAFTS = "/exercise-drafts";

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser author;
  private static TestBrowser assistant;
  private static TestBrowser colleague;
  private static TestBrowser student;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    author = room.member("ines", "instructor");
    assistant = room.member("anton", "assistant");
    colleague = room.member("igor", "instructor");
    student = room.member("sue", "student");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static String number(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static String draft(TestBrowser who) {
    return ClassRoom.location(who.fill(DRAFTS)).replaceFirst("\\?.*", "");
  }

  private static HttpResponse<String> send(TestBrowser who, String path, String... changes) {
    return who.fill(path, DraftFields.of(who.get(path).body(), changes));
  }

  /** Shows a draft to the staff of the course; gives where they find it. */
  private static String shown(String path) {
    String there = ClassRoom.location(send(author, path, "go", "show:" + number(room.course)));
    assertEquals(path + "#shown", there);
    return room.course + "/shared-exercises/" + number(path);
  }

  @Test
  void staffReadsMeasuresAndTakesItHome() {
    String path = draft(author);
    String shared = shown(path);
    assertTrue(author.get(path).body().contains("The staff of Games can see it."));
    for (TestBrowser one : List.of(assistant, colleague)) {
      assertTrue(one.get(room.course).body().contains(room.course + "/shared-exercises\""));
      String list = one.get(room.course + "/shared-exercises").body();
      assertTrue(list.contains("href=\"" + shared + "\"") && list.contains("by "), list);
      String page = one.get(shared).body();
      assertTrue(page.contains("return d.x() * d.x()"), page);
      assertTrue(page.contains("The edge is left out"), page);
      assertTrue(page.contains("center = (0, 0), radius = 5, p = (3, 4)"), page);
      assertTrue(page.contains("More are drawn between"), page);
      String told = one.fill(shared + "/measure").body();
      assertTrue(told.contains("data-state=\"good\""), told);
      assertTrue(told.contains("The cases catch all of them."), told);
      assertEquals('P', (char) one.bytes(shared + "/zip")[0]);
    }
  }

  @Test
  void staffReadsWhatItsQuestionAsks() {
    String path = draft(author);
    String title = "Is it <in> there?";
    ClassRoom.location(
        send(author, path, "question-title", title, "question-text", "Say it.", "go", "save"));
    String page = assistant.get(shown(path)).body();
    assertTrue(page.contains("Is it &lt;in&gt; there?") && page.contains("Say it."), page);
  }

  @Test
  void staffReadsWhichCasesMakeSenseHowTheyLookAndWhatStudentsWriteThemFor() {
    String path = draft(author);
    String[] fields = {
      "tests-title", "Expose <them>", "tests-text", "Write cases.",
      "wanted-said", "radius is above zero.", "wanted-source", "class Solution { /* > 0 */ }",
      "picture", "circle: center radius", "go", "save"
    };
    ClassRoom.location(send(author, path, fields));
    String page = assistant.get(shown(path)).body();
    for (String part :
        List.of(
            "Expose &lt;them&gt;",
            "Write cases.",
            "radius is above zero.",
            "/* &gt; 0 */",
            "circle: center radius")) {
      assertTrue(page.contains(part), part + " in " + page);
    }
  }

  @Test
  void aCopyIsOnesOwnAndTheOtherStays() {
    String path = draft(author);
    String shared = shown(path);
    String made = ClassRoom.location(colleague.fill(shared + "/copy"));
    assertTrue(colleague.get(made).body().contains("This is a copy of your own."));
    String copy = made.replaceFirst("\\?.*", "");
    assertFalse(copy.equals(path), copy);
    ClassRoom.location(send(colleague, copy, "title", "Mine now", "go", "save"));
    assertEquals("A point in a disc", DraftFields.value(author.get(path).body(), "title"));
    assertFalse(assistant.get(shared).body().contains("/copy"), "who cannot keep one");
    assertEquals(403, assistant.fill(shared + "/copy").statusCode());
  }

  @Test
  void whoHasAsManyAsCanBeKeptIsToldSo() {
    String shared = shown(draft(author));
    TestBrowser diligent = room.member("fritz", "instructor");
    for (int i = 0; i < 100; i++) {
      draft(diligent);
    }
    HttpResponse<String> told = diligent.fill(shared + "/copy");
    assertEquals(422, told.statusCode());
    assertTrue(told.body().contains("You have 100 exercises"), told.body());
  }

  @Test
  void staffChangesAndPublishesNothing() {
    String path = draft(author);
    shown(path);
    assertEquals(404, colleague.get(path).statusCode());
    for (String go : List.of("save", "publish", "hide:" + number(room.course))) {
      assertEquals(404, colleague.fill(path, "title", "x", "go", go).statusCode(), go);
    }
    assertEquals(404, colleague.fill(path + "/delete", "sure", "yes").statusCode());
    assertEquals(403, assistant.fill(path, "title", "x", "go", "save").statusCode());
    assertEquals("A point in a disc", DraftFields.value(author.get(path).body(), "title"));
  }

  /** At what is there, and at what is not: nobody learns which. */
  private static void assertClosed(TestBrowser who, String shared, int status) {
    String list = shared.substring(0, shared.lastIndexOf('/'));
    assertEquals(status, who.get(list).statusCode());
    assertEquals(status, who.get(shared).statusCode());
    assertEquals(status, who.get(shared + "/zip").statusCode());
    assertEquals(status, who.fill(shared + "/measure").statusCode());
    assertEquals(status, who.fill(shared + "/copy").statusCode());
  }

  @Test
  void studentsAndStrangersSeeNothingOfIt() {
    String shared = shown(draft(author));
    assertClosed(student, shared, 403);
    assertFalse(student.get(room.course).body().contains("shared-exercises"));
    assertClosed(room.people.named("stranger"), shared, 404);
    assertClosed(new TestBrowser(room.site.url()), shared, 401);
  }

  @Test
  void theStaffOfAnotherCourseSeesNothingOfIt() {
    String shared = shown(draft(author));
    String other = room.course("UTC");
    TestBrowser assists = room.people.named("olaf");
    TestBrowser teaches = room.people.named("oda");
    ClassRoom.location(room.owner.fill(other + "/members", "login", "olaf", "role", "assistant"));
    ClassRoom.location(room.owner.fill(other + "/members", "login", "oda", "role", "instructor"));
    for (TestBrowser one : List.of(assists, teaches)) {
      assertClosed(one, shared, 404);
      String there = other + "/shared-exercises";
      assertTrue(one.get(there).body().contains("Nobody shows one here yet."));
      assertEquals(404, one.get(there + "/" + number(shared)).statusCode());
      assertEquals(404, one.get(there + "/" + number(shared) + "/zip").statusCode());
    }
  }

  @Test
  void whatIsPrivateOrHiddenAgainIsNotThere() {
    String path = draft(author);
    String shared = room.course + "/shared-exercises/" + number(path);
    assertEquals(404, colleague.get(shared).statusCode());
    shown(path);
    assertEquals(200, colleague.get(shared).statusCode());
    ClassRoom.location(send(author, path, "go", "hide:" + number(room.course)));
    assertEquals(404, colleague.get(shared).statusCode());
    assertFalse(author.get(path).body().contains("The staff of Games can see it."));
  }

  @Test
  void itIsShownOnlyInCoursesThatItsAuthorTeaches() {
    TestBrowser writer = room.member("wanda", "instructor");
    String path = draft(writer);
    String other = room.course("UTC");
    ClassRoom.location(send(writer, path, "go", "show:" + number(other)));
    String there = "/shared-exercises/" + number(path);
    assertEquals(404, room.owner.get(other + there).statusCode());
    ClassRoom.location(send(writer, path, "go", "show:" + number(room.course)));
    assertEquals(200, colleague.get(room.course + there).statusCode());
    String members = room.course + "/members/" + room.account("wanda");
    assertTrue(room.owner.fill(members + "/remove").statusCode() < 400);
    assertEquals(404, colleague.get(room.course + there).statusCode(), "teaches there no more");
  }

  @Test
  void oneThatIsShownCanBeDeleted() {
    String path = draft(author);
    String shared = shown(path);
    ClassRoom.location(author.fill(path + "/delete", "sure", "yes"));
    assertEquals(404, colleague.get(shared).statusCode());
  }

  @Test
  void oneWhoseAuthorIsErasedIsGone() {
    TestBrowser writer = room.member("vito", "instructor");
    String path = draft(writer);
    ClassRoom.location(send(writer, path, "go", "show:" + number(room.course)));
    String shared = room.course + "/shared-exercises/" + number(path);
    assertEquals(200, colleague.get(shared).statusCode());
    String person = "/people/" + room.account("vito") + "/erase";
    ClassRoom.location(room.owner.fill(person, "login", "vito"));
    assertEquals(404, colleague.get(shared).statusCode());
    String kept = "SELECT count(*) FROM exercise_draft WHERE id = " + number(path);
    assertEquals(List.of("0"), Rows.of(data, kept));
  }

  @Test
  void whatIsWrittenThereIsShownAsText() {
    String path = draft(author);
    String hostile = "</pre><script>alert(1)</script>";
    send(
        author,
        path,
        "title",
        "",
        "text",
        hostile,
        "reference",
        hostile,
        "ranges",
        "",
        "go",
        "save");
    String shared = shown(path);
    String page = colleague.get(shared).body();
    assertFalse(page.contains("<script>alert"), page);
    assertTrue(
        page.contains("Without a title") && page.contains("The title: give it a title"), page);
    String list = colleague.get(room.course + "/shared-exercises").body();
    assertTrue(list.contains(">boolean inDisc("), "its method tells it from others");
  }
}
