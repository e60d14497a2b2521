package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Comments on lines of methods, and rubrics whose items move points, over HTTP. */
@Tag("store")
class MarkingTest extends MarkingCase {
  /** Each database joins numbers to texts its own way. */
  private List<String> grades() {
    String from = " FROM grade JOIN account ON account.id = account ORDER BY login";
    List<String> logins = Rows.of(data, "SELECT login" + from);
    List<String> points = Rows.of(data, "SELECT points" + from);
    return IntStream.range(0, logins.size())
        .mapToObj(i -> logins.get(i) + " " + points.get(i))
        .toList();
  }

  @Test
  void commentsStandBesideTheirLinesOnceMarksAreReleased() {
    hold("yes");
    TestBrowser assistant = room.member("amy", "assistant");
    ClassRoom.location(assistant.fill(method, "first", "3", "last", "4", "words", "Why <one>?"));
    String page = room.owner.get(method).body();
    assertTrue(page.contains("Lines 3 to 4") && page.contains("Why &lt;one&gt;?"), page);
    assertTrue(page.contains("&lt;mine&gt;") && !page.contains("<mine>"), page);
    assertTrue(page.matches("(?s).*noted-line noted\"><span [^>]*>3<.*"), page);
    assertTrue(page.contains("once the points of the assignment are released"), page);
    assertTrue(room.owner.get(cell).body().contains("One comment on lines"), cell);
    String exercise = assignment + "/" + METHOD;
    String held = eve.get(assignment).body() + eve.get(exercise).body();
    held += eve.get("/account/export").body();
    assertFalse(held.contains("Why ") || held.contains("One comment"), held);
    hold("no");
    assertTrue(eve.get(assignment).body().contains("One comment on lines of your method"));
    for (String path :
        List.of(exercise, exercise + "?submission=" + method.replaceAll(".*/", ""))) {
      String shown = eve.get(path).body();
      assertTrue(shown.contains("Lines 3 to 4") && shown.contains("Why &lt;one&gt;?"), shown);
      assertFalse(shown.contains("amy"), "who it was is for staff");
    }
    assertTrue(eve.get("/account/export").body().contains("Why <one>?"));
    assertFalse(bo.get(exercise).body().contains("Why"), "somebody else's");
  }

  @Test
  void commentsAreTakenBackAndLoggedAndStayWhenMarkedAgain() {
    ClassRoom.location(room.owner.fill(method, "first", "2", "words", "Gone soon."));
    ClassRoom.location(room.owner.fill(method, "first", "6", "words", "Stays."));
    ClassRoom.location(room.owner.fill(method + "/1/remove"));
    Rows.change(data, "UPDATE code_submission SET mark = 1, outcome = 'right'");
    String page = eve.get(assignment + "/" + METHOD).body();
    assertTrue(page.contains("Line 6") && page.contains("Stays."), page);
    assertFalse(page.contains("Gone soon."), page);
    String log = Cells.bare(room.owner.get(room.course + "/log").body());
    assertTrue(log.contains("comment on lines: Week 1, Write closestPoint, Eve"), log);
    assertTrue(log.contains("<td>Line 2</td><td>taken back</td>"), log);
    assertFalse(log.contains("Stays."), "free words stay with the work");
    ClassRoom.location(
        room.owner.fill("/people/" + room.account("eve") + "/erase", "login", "eve"));
    assertEquals(0, Rows.count(data, "annotation"));
  }

  @Test
  void linesThatAreNotThereAndStrangersAreRefused() {
    HttpResponse<String> refused =
        room.owner.fill(method, "first", "7", "last", "3", "words", "kept as typed");
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("Type a line from 1 to 6."), refused.body());
    assertTrue(refused.body().contains("kept as typed"), refused.body());
    String backwards = room.owner.fill(method, "first", "4", "last", "2", "words", "x").body();
    assertTrue(backwards.contains("Type a line from the first one to 6"), backwards);
    assertEquals(422, room.owner.fill(method, "first", "1", "words", " ").statusCode());
    String long1 = "x".repeat(2_001);
    assertEquals(422, room.owner.fill(method, "first", "1", "words", long1).statusCode());
    String others = gradebook + room.account("bo") + "/methods/" + method.replaceAll(".*/", "");
    assertEquals(404, room.owner.get(others).statusCode(), "of somebody else");
    TestBrowser assistant = room.member("amy", "assistant");
    String members = room.course + "/members/" + room.account("amy");
    ClassRoom.location(room.owner.fill(members, "role", "assistant", "section", "A"));
    assertEquals(404, assistant.get(method).statusCode(), "another section");
    assertEquals(403, eve.get(method).statusCode());
    ClassRoom.location(room.owner.fill(method, "first", "1", "words", "x"));
    ClassRoom.location(room.owner.fill(room.course + "/archive", "archived", "yes"));
    assertEquals(422, room.owner.fill(method, "first", "1", "words", "x").statusCode());
    assertEquals(422, room.owner.fill(method + "/1/remove").statusCode());
    assertEquals(422, tick("eve", "").statusCode());
    assertEquals(422, room.owner.fill(rubric, "points", "1", "words", "x").statusCode());
    assertFalse(room.owner.get(method).body().contains("Take back"), "nothing to be done");
  }

  @Test
  void tickedItemsMovePointsAndAreToldWithoutTheOthers() {
    item("+1,5", "Names say what is <meant>");
    item("−0.5", "No comment");
    assertTrue(room.owner.get(assignment).body().contains(rubric), "found from the assignment");
    assertTrue(room.owner.get(cell).body().contains("Save the ticks"), cell);
    ClassRoom.location(tick("eve", "", "1"));
    assertEquals(List.of("eve 5.5"), grades(), "of 8 the half, and 1.5 on top");
    assertTrue(room.owner.get(cell).body().contains("5.5 of 8"), cell);
    String page = eve.get(assignment).body();
    assertTrue(page.contains("5.5 of 8 points") && page.contains("<strong>+1.5</strong>"), page);
    assertTrue(page.contains("Names say what is &lt;meant&gt;"), page);
    assertFalse(page.contains("No comment"), "not ticked");
    assertTrue(eve.get("/account/export").body().contains("Names say what"), "taken along");
    assertEquals(409, tick("eve", "", "2").statusCode(), "others were ticked meanwhile");
    ClassRoom.location(tick("eve", "1", "2"));
    assertEquals(List.of("eve 3.5"), grades());
    String log = Cells.bare(room.owner.get(room.course + "/log").body());
    assertTrue(log.contains("<td>rubric +1.5</td><td>rubric −0.5</td>"), log);
    TestBrowser assistant = room.member("amy", "assistant");
    assertTrue(assistant.get(cell).body().contains("<li><strong>−0.5</strong>"), "only read");
    hold("yes");
    assertFalse(eve.get(assignment).body().contains("No comment"), "held back");
    hold("no");
    ClassRoom.location(tick("eve", "2"));
    assertEquals(List.of("eve 4.0"), grades());
  }

  @Test
  void changeOfAnItemMovesAllWhoHaveItOnceItIsMeant() {
    item("1", "Well named");
    ClassRoom.location(tick("eve", "", "1"));
    ClassRoom.location(tick("bo", "", "1"));
    HttpResponse<String> asked =
        room.owner.fill(rubric + "/1", "points", "-20", "words", "Well named");
    assertEquals(409, asked.statusCode());
    assertTrue(asked.body().contains("This moves the points of 2 students."), asked.body());
    assertTrue(asked.body().contains("2 students have it."), asked.body());
    assertEquals(List.of("bo 5.0", "eve 5.0"), grades(), "only asked");
    String[] sure = {"points", "-20", "words", "Well named", "sure", "yes"};
    ClassRoom.location(room.owner.fill(rubric + "/1", sure));
    assertEquals(List.of("bo 0.0", "eve 0.0"), grades(), "no less than 0");
    ClassRoom.location(room.owner.fill(rubric + "/1", "points", "-20", "words", "Other words"));
    String[] more = {"points", "20", "words", "Other words", "sure", "yes"};
    ClassRoom.location(room.owner.fill(rubric + "/1", more));
    assertEquals(List.of("bo 8.0", "eve 8.0"), grades(), "no more than full marks");
    ClassRoom.location(
        room.owner.fill(
            cell + "/feedback",
            "exercise",
            METHOD,
            "revision",
            "0",
            "part-points",
            "3",
            "part-reason",
            "copied"));
    assertEquals(List.of("bo 8.0", "eve 3.0"), grades(), "what somebody typed stands");
    HttpResponse<String> gone = room.owner.fill(rubric + "/1/remove");
    assertEquals(409, gone.statusCode());
    assertTrue(gone.body().contains("Without it the points of one student move."), gone.body());
    ClassRoom.location(room.owner.fill(rubric + "/1/remove", "gone", "yes"));
    assertEquals(List.of("bo 4.0", "eve 3.0"), grades());
    assertEquals(404, room.owner.fill(rubric + "/1/remove").statusCode());
  }

  @Test
  void itemsAreCheckedAndCopiedWithTheirAssignment() {
    HttpResponse<String> refused = room.owner.fill(rubric, "points", "1001", "words", "");
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("Type points from -1000 to 1000"), refused.body());
    assertTrue(refused.body().contains("Type a comment of at most 500"), refused.body());
    item("0", "Only said");
    assertEquals(422, room.owner.fill(rubric + "/1", "points", "x", "words", "").statusCode());
    assertEquals(404, room.owner.get(rubric.replace(METHOD, "overlap/write-it")).statusCode());
    assertEquals(409, tick("eve", "", "99").statusCode(), "no such item");
    ClassRoom.location(room.owner.fill(assignment + "/duplicate"));
    assertEquals(
        List.of("Only said", "Only said"),
        Rows.of(data, "SELECT words FROM rubric_item ORDER BY id"));
    String copy = assignment.replaceAll("[0-9]+$", "2");
    ClassRoom.location(room.owner.fill(copy + "/delete", "revision", "1"));
    assertEquals(1, Rows.count(data, "rubric_item"));
    ClassRoom.location(tick("eve", "", "1"));
    assertEquals(List.of("eve 4.0"), grades(), "a comment alone moves nobody");
    assertTrue(eve.get(assignment).body().contains("Only said"));
  }
}
