package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Points and comments by people, more attempts, and points that are held back, over HTTP. */
@Tag("store")
class FeedbackTest {
  @TempDir private Path data;
  private ClassRoom room;
  private TestBrowser eve;
  private String assignment = "";
  private String cell = "";

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    eve = room.member("eve", "student");
    assignment = room.assignment("attempts", "1");
    String id = assignment.replaceAll(".*/", "");
    cell = room.course + "/gradebook/" + id + "/" + room.account("eve");
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private HttpResponse<String> say(String... fields) {
    List<String> all = new ArrayList<>(List.of(fields));
    if (!all.contains("exercise")) {
      all.addAll(List.of("exercise", ClassRoom.VALUE));
    }
    if (!all.contains("revision")) {
      all.addAll(List.of("revision", "0"));
    }
    return room.owner.fill(cell + "/feedback", all.toArray(String[]::new));
  }

  private String grades() {
    return Cells.bare(eve.get(room.course + "/grades").body());
  }

  @Test
  void pointsForAnExerciseCountAndTheirReasonStaysWithStaff() {
    ClassRoom.location(
        say("part-points", "3", "part-reason", "copied", "part-comment", "Mind the corners."));
    assertEquals(List.of("3.0"), Rows.of(data, "SELECT points FROM grade"));
    assertTrue(grades().contains("<td>3</td>"), grades());
    String page = eve.get(assignment).body();
    assertTrue(page.contains("Mind the corners.") && page.contains("3 of 4 points"), page);
    String export = eve.get("/account/export").body();
    assertTrue(export.contains("Mind the corners."), export);
    assertFalse((page + export + grades()).contains("copied"), "the reason is for staff");
    assertTrue(room.owner.get(cell).body().contains("Reason: copied"), "staff read it");
    assertTrue(
        Cells.bare(room.owner.get(room.course + "/log").body()).contains("<td>3 (copied)</td>"));
    ClassRoom.location(say("revision", "1", "part-points", "", "part-comment", ""));
    assertEquals(List.of(), Rows.of(data, "SELECT points FROM grade"), "taken back");
  }

  @Test
  void commentAloneIsAllowed() {
    ClassRoom.location(say("part-comment", "Well drawn."));
    ClassRoom.location(say("exercise", "", "part-comment", "A good week."));
    assertEquals(List.of(), Rows.of(data, "SELECT points FROM grade"));
    String page = eve.get(assignment).body();
    assertTrue(page.contains("Well drawn.") && page.contains("A good week."), page);
    assertTrue(grades().contains("A good week."), grades());
    assertTrue(room.owner.get(cell).body().contains("without a change of points"), cell);
  }

  @Test
  void whatCannotBeIsRefusedAndKept() {
    assertEquals(422, say("part-points", "4.5", "part-reason", "why").statusCode());
    assertEquals(422, say("part-points", "many", "part-reason", "why").statusCode());
    HttpResponse<String> bare = say("part-points", "3", "part-comment", "kept as typed");
    assertEquals(422, bare.statusCode(), "a reason is missing");
    assertTrue(bare.body().contains("kept as typed"), bare.body());
    String tooLong = "x".repeat(2_001);
    assertEquals(422, say("part-comment", tooLong).statusCode());
    assertEquals(422, say("exercise", "", "part-comment", tooLong).statusCode());
    assertEquals(404, say("exercise", "no/such", "part-comment", "x").statusCode());
    ClassRoom.location(say("part-comment", "first"));
    HttpResponse<String> second = say("part-comment", "second");
    assertEquals(409, second.statusCode());
    assertTrue(second.body().contains("Somebody else wrote"), second.body());
    assertEquals(List.of("first"), Rows.of(data, "SELECT comment FROM feedback"));
  }

  @Test
  void pointsThatAreHeldBackAreToldWhenTheyAreReleased() {
    ClassRoom.location(
        say("part-points", "3", "part-reason", "seen", "part-comment", "Mind the corners."));
    room.clock.advance(Duration.ofHours(3));
    String id = assignment.replaceAll(".*/", "");
    ClassRoom.location(room.owner.fill(room.course + "/holds/" + id, "held", "yes"));
    String held =
        grades()
            + eve.get(assignment).body()
            + eve.get(room.course + "/assignments").body()
            + eve.get("/account/export").body();
    assertTrue(room.owner.get(room.course + "/total").body().contains("held back"), "staff");
    assertTrue(held.contains("not told yet") && held.contains("Points are told when"), held);
    assertFalse(held.contains("Mind the corners.") || held.contains("3 of 4"), held);
    assertTrue(room.owner.get(room.course + "/gradebook").body().contains("3 of 4"), "staff");
    ClassRoom.location(room.owner.fill(room.course + "/holds/" + id, "held", "no"));
    assertTrue(grades().contains("3 of 4"), grades());
    assertEquals(404, room.owner.fill(room.course + "/holds/999").statusCode());
  }

  @Test
  void moreAttemptsAreForOnePerson() {
    String exercise = assignment + "/" + ClassRoom.VALUE;
    ClassRoom.location(eve.fill(exercise + "/attempts", "after", "0"));
    eve.fill(exercise + "/attempts", "after", "1");
    assertEquals(1, Rows.count(data, "attempt"), "one attempt is all");
    assertEquals(422, room.owner.fill(cell + "/attempts", "more", "x").statusCode());
    ClassRoom.location(room.owner.fill(cell + "/attempts", "more", "2"));
    eve.fill(exercise + "/attempts", "after", "1");
    assertEquals(2, Rows.count(data, "attempt"));
    assertTrue(eve.get(assignment).body().contains("2 of 3 attempts"), "told");
    assertTrue(room.owner.get(cell).body().contains("More attempts: 2"), "staff see it");
    ClassRoom.location(room.owner.fill(cell + "/attempts", "more", "0"));
    assertEquals(0, Rows.count(data, "extra_attempts"));
  }

  @Test
  void moreAttemptsForASectionAreForEverybodyInItAndForNobodyElse() {
    String members = room.course + "/members/";
    String[] sectionA = {"role", "student", "section", "A"};
    ClassRoom.location(room.owner.fill(members + room.account("eve"), sectionA));
    TestBrowser bob = room.member("bob", "student");
    String give = assignment + "/extensions/attempts";
    HttpResponse<String> none = room.owner.fill(give, "attempts-section", "B", "more", "x");
    assertEquals(422, none.statusCode());
    assertTrue(none.body().contains("Choose a section."), none.body());
    assertTrue(none.body().contains("Type a whole number from 0 to 1000."), none.body());
    String page = ClassRoom.location(room.owner.fill(give, "attempts-section", "A", "more", "2"));
    assertTrue(room.owner.get(page).body().contains("Section A: 2 more"), page);
    assertEquals(List.of("2 of 3", "1 of one"), List.of(used(eve), used(bob)));
    ClassRoom.location(room.owner.fill(cell + "/attempts", "more", "1"));
    assertEquals("2 of 3", used(eve), "the more of the two");
    assertTrue(room.owner.get(cell).body().contains("More attempts: 1"), "alone");
    ClassRoom.location(room.owner.fill(members + room.account("bob"), sectionA));
    assertEquals("2 of 3", used(bob), "who comes into the section has them");
    ClassRoom.location(room.owner.fill(give, "attempts-section", "A", "more", "0"));
    assertEquals("2 of 2", used(eve), "alone again");
    String log = Cells.bare(room.owner.get(room.course + "/log").body());
    assertTrue(log.contains("attempts: Week 1, section A"), log);
    assertTrue(log.contains("<td>2 more</td><td>0 more</td>"), log);
  }

  /** Begins one more attempt than there is by default; what the page says then. */
  private String used(TestBrowser student) {
    String exercise = assignment + "/" + ClassRoom.VALUE;
    student.fill(exercise + "/attempts", "after", "0");
    student.fill(exercise + "/attempts", "after", "1");
    Matcher used =
        Pattern.compile("([0-9]+ of [0-9a-z]+) attempt").matcher(student.get(assignment).body());
    assertTrue(used.find());
    return used.group(1);
  }

  @Test
  void moreThanFullMarksByHandIsASlipUnlessItIsMeant() {
    String[] typed = {"revision", "0", "points", "30", "reason", "project"};
    HttpResponse<String> refused = room.owner.fill(cell, typed);
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("Full marks are 4."), refused.body());
    List<String> meant = new ArrayList<>(List.of(typed));
    meant.addAll(List.of("above", "yes"));
    ClassRoom.location(room.owner.fill(cell, meant.toArray(String[]::new)));
    assertEquals(List.of("30.0"), Rows.of(data, "SELECT points FROM override"));
  }
}
