package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Categories, weights, columns of one's own and more time for a whole course, over HTTP. */
@Tag("store")
class CourseTotalPagesTest {
  @TempDir private Path data;
  private ClassRoom room;
  private TestBrowser eve;

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    eve = room.member("eve", "student");
    room.member("bob", "student");
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private String id(String title) {
    return Rows.of(data, "SELECT id FROM assignment WHERE title = '" + title + "'").get(0);
  }

  private String category(String name) {
    return Rows.of(data, "SELECT id FROM category WHERE name = '" + name + "'").get(0);
  }

  private String exam(String... more) {
    List<String> fields = new ArrayList<>(List.of("title", "Exam", "worth", "60"));
    fields.addAll(List.of("published", "yes"));
    fields.addAll(List.of(more));
    return ClassRoom.location(
        room.owner.fill(room.course + "/columns", fields.toArray(String[]::new)));
  }

  private void decide(String title, String login, String points) {
    ClassRoom.location(
        room.owner.fill(
            room.course + "/gradebook/" + id(title) + "/" + room.account(login),
            "revision",
            "0",
            "points",
            points,
            "reason",
            "seen"));
  }

  private HttpResponse<String> total(String... fields) {
    return room.owner.fill(room.course + "/total", fields);
  }

  private String cells(TestBrowser who, String path) {
    HttpResponse<String> page = who.get(room.course + path);
    assertEquals(200, page.statusCode(), page.body());
    return Cells.bare(page.body());
  }

  /** Homework counts 40 and leaves one out, exams count 60. */
  private void weigh() {
    ClassRoom.location(total("name:new", "Homework", "weight:new", "40", "dropped:new", "1"));
    String homework = category("Homework");
    ClassRoom.location(
        total(
            "name:" + homework,
            "Homework",
            "weight:" + homework,
            "40",
            "dropped:" + homework,
            "1",
            "name:new",
            "Exams",
            "weight:new",
            "60"));
    List<String> fields = new ArrayList<>();
    for (String name : List.of("Homework", "Exams")) {
      String one = category(name);
      fields.addAll(List.of("name:" + one, name, "weight:" + one));
      fields.addAll(List.of(name.equals("Exams") ? "60" : "40", "dropped:" + one));
      fields.add(name.equals("Exams") ? "0" : "1");
    }
    for (String title : List.of("Week 1", "Week 2")) {
      fields.addAll(List.of("in:" + id(title), homework));
    }
    fields.addAll(List.of("in:" + id("Exam"), category("Exams"), "sure", "yes"));
    ClassRoom.location(total(fields.toArray(String[]::new)));
  }

  @Test
  void totalIsWeightedAndShowsHowItCameAbout() {
    room.assignment();
    room.assignment("title", "Week 2");
    String exam = exam();
    room.clock.advance(Duration.ofHours(3));
    decide("Week 1", "eve", "3");
    ClassRoom.location(room.owner.fill(exam, "p:" + room.account("eve"), "45"));
    assertTrue(cells(room.owner, "/gradebook").contains("48 of 68"), "added up before");
    weigh();
    String grid = cells(room.owner, "/gradebook");
    assertTrue(grid.contains("75 %<span>weighted</span>"), grid);
    assertTrue(grid.contains("<span>missing</span>"), grid);
    String own = cells(eve, "/grades");
    assertTrue(own.contains("How your total comes about"), own);
    assertTrue(own.contains("40 % of 75 % + 60 % of 75 % = 75 %."), own);
    assertTrue(own.contains("Left out as the lowest: Week 2 (0 of 4)."), own);
    String bob = cells(room.owner, "/totals/" + room.account("bob"));
    assertTrue(bob.contains("Nothing counts yet in Exams"), bob);
    assertTrue(bob.contains("Missing, counts 0: Week"), bob);
    String csv = room.owner.get(room.course + "/gradebook.csv").body();
    assertTrue(csv.contains("eve,") && csv.contains(",75\r\n"), csv);
  }

  @Test
  void changeThatMovesTotalsIsSavedOnlyWhenItIsMeant() {
    room.assignment();
    room.assignment("title", "Week 2", "points:" + ClassRoom.VALUE, "8");
    room.clock.advance(Duration.ofHours(3));
    decide("Week 1", "eve", "4");
    ClassRoom.location(total("name:new", "Homework", "weight:new", "40"));
    String homework = category("Homework");
    String[] placed = {
      "name:" + homework, "Homework", "weight:" + homework, "40", "in:" + id("Week 1"), homework
    };
    HttpResponse<String> asked = total(placed);
    assertEquals(422, asked.statusCode());
    assertTrue(asked.body().contains("This changes the total of one student."), asked.body());
    assertEquals(
        List.of("null", "null"), Rows.of(data, "SELECT category FROM assignment ORDER BY id"));
    List<String> sure = new ArrayList<>(List.of(placed));
    sure.addAll(List.of("sure", "yes"));
    ClassRoom.location(total(sure.toArray(String[]::new)));
    assertTrue(cells(room.owner, "/log").contains("Homework: weight 40, columns 1"), "logged");
    assertEquals(422, total("name:new", "x", "weight:new", "-1").statusCode());
    assertEquals(422, total("name:new", "x", "dropped:new", "many").statusCode());
    assertEquals(422, total("name:" + homework, "Homework", "name:new", "homework").statusCode());
  }

  @Test
  void changeOfAnOwnColumnThatMovesTotalsIsMadeOnlyWhenItIsMeant() {
    String exam = exam("blank", "yes");
    ClassRoom.location(room.owner.fill(exam, "p:" + room.account("eve"), "45"));
    String[] fifty = {"title", "Exam", "worth", "50", "published", "yes", "blank", "yes"};
    HttpResponse<String> asked = room.owner.fill(exam + "/edit", fifty);
    assertEquals(409, asked.statusCode());
    assertTrue(asked.body().contains("This changes the total of one student."), asked.body());
    assertTrue(asked.body().contains("value=\"50\""), "what was typed stays");
    String worth = "SELECT own_points FROM assignment";
    assertEquals(List.of("60.0"), Rows.of(data, worth));
    List<String> sure = new ArrayList<>(List.of(fifty));
    sure.addAll(List.of("sure", "yes"));
    ClassRoom.location(room.owner.fill(exam + "/edit", sure.toArray(String[]::new)));
    assertEquals(List.of("50.0"), Rows.of(data, worth));
    fifty[1] = "Final exam";
    ClassRoom.location(room.owner.fill(exam + "/edit", fifty));
    String project =
        ClassRoom.location(
            room.owner.fill(
                room.course + "/columns",
                "title",
                "Project",
                "worth",
                "50",
                "published",
                "yes",
                "blank",
                "yes"));
    HttpResponse<String> removal = room.owner.fill(project + "/remove");
    assertEquals(409, removal.statusCode());
    assertTrue(removal.body().contains("This changes the total of one student."), removal.body());
    assertEquals(2, Rows.count(data, "assignment"));
    ClassRoom.location(room.owner.fill(project + "/remove", "sure", "yes"));
    assertEquals(1, Rows.count(data, "assignment"));
  }

  @Test
  void copyOfACourseMakesItsTotalTheSameWayAndHasNobodysPoints() {
    room.assignment();
    room.assignment("title", "Week 2");
    String exam = exam("blank", "yes");
    ClassRoom.location(room.owner.fill(exam, "p:" + room.account("eve"), "45"));
    weigh();
    String copy =
        ClassRoom.location(room.owner.fill(room.course + "/copy", "title", "Next", "days", "7"));
    String course = copy.replaceAll("[^0-9]", "");
    String columns =
        "SELECT assignment.title || ' ' || name || ' ' || weight || ' ' || dropped || ' '"
            + " || coalesce(own_points, 0) || ' ' || blank_counts || ' ' || is_published"
            + " FROM assignment JOIN category ON category.id = assignment.category"
            + " AND category.course = assignment.course WHERE assignment.course = ";
    List<String> first = Rows.of(data, columns + room.course.replaceAll(".*/", "") + " ORDER BY 1");
    assertEquals(3, first.size());
    assertEquals(first, Rows.of(data, columns + course + " ORDER BY 1"));
    assertEquals(
        List.of("1"),
        Rows.of(
            data,
            "SELECT count(*) FROM assignment AS one JOIN assignment AS other"
                + " ON other.title = one.title AND other.due_at > one.due_at"
                + " WHERE one.title = 'Exam'"));
    assertEquals(1, Rows.count(data, "override"));
  }

  @Test
  void categoryInWhichNothingIsMovesNobody() {
    room.assignment();
    room.clock.advance(Duration.ofHours(3));
    decide("Week 1", "eve", "4");
    ClassRoom.location(total("name:new", "Exams", "weight:new", "60"));
    assertTrue(cells(room.owner, "/gradebook").contains("4 of 4"), "added up as before");
  }

  @Test
  void columnOfOnesOwnIsTypedImportedAndTakenBackAsOne() {
    String exam = exam();
    String eve1 = "p:" + room.account("eve");
    String bob1 = "p:" + room.account("bob");
    assertEquals(422, room.owner.fill(exam, eve1, "many").statusCode());
    assertEquals(422, room.owner.fill(exam, eve1, "61").statusCode(), "more than full marks");
    String done = ClassRoom.location(room.owner.fill(exam, eve1, "45", bob1, "excused"));
    assertTrue(room.owner.get(done).body().contains("2 marks were taken over."), done);
    String preview =
        ClassRoom.location(
            room.owner.fill(
                room.course + "/marks", "text", "login,Exam\neve,50\n", "reason", "second look"));
    String second = ClassRoom.location(room.owner.fill(preview));
    assertTrue(room.owner.get(second).body().contains("One mark was taken over."), second);
    String points = "SELECT points FROM override ORDER BY account";
    assertEquals(List.of("50.0", "null"), Rows.of(data, points));
    String batch = second.replaceAll(".*done=", "");
    String back =
        ClassRoom.location(room.owner.fill(room.course + "/marks/batches/" + batch + "/back"));
    assertTrue(room.owner.get(back).body().contains("were taken back."), back);
    assertEquals(List.of("45.0", "null"), Rows.of(data, points));
    assertEquals(
        404, room.owner.fill(room.course + "/marks/batches/" + batch + "/back").statusCode());
    assertEquals(422, room.owner.fill(exam + "/remove").statusCode(), "somebody has points");
    assertTrue(cells(room.owner, "/total").contains(">Exam</a>"), "listed");
    assertTrue(cells(eve, "/grades").contains("<td>45</td>"), "students see it");
    assertFalse(eve.get(room.course + "/assignments").body().contains("Exam"), "no work to do");
    assertEquals(404, eve.get(room.course + "/assignments/" + id("Exam")).statusCode());
    ClassRoom.location(
        room.owner.fill(
            exam + "/edit", "title", "Exam", "worth", "60", "blank", "yes", "sure", "yes"));
    assertFalse(eve.get(room.course + "/grades").body().contains("Exam"), "hidden now");
  }

  @Test
  void whoDecidedSinceIsNotUndone() {
    String exam = exam();
    String cell = room.course + "/gradebook/" + id("Exam") + "/" + room.account("eve");
    String done = ClassRoom.location(room.owner.fill(exam, "p:" + room.account("eve"), "45"));
    room.clock.advance(Duration.ofMinutes(1));
    ClassRoom.location(
        room.owner.fill(cell, "revision", "1", "points", "46", "reason", "added up again"));
    String batch = done.replaceAll(".*done=", "");
    String back =
        ClassRoom.location(room.owner.fill(room.course + "/marks/batches/" + batch + "/back"));
    assertTrue(room.owner.get(back).body().contains("left as they are"), back);
    assertEquals(List.of("46.0"), Rows.of(data, "SELECT points FROM override"));
  }

  @Test
  void blankOfAnOwnColumnCountsOnlyWhereItIsSaid() {
    String exam = exam();
    assertFalse(cells(room.owner, "/gradebook").contains("0 of 60</span>"), "nothing counts");
    String moodle = room.course + "/gradebook.csv?for=moodle";
    assertFalse(room.owner.get(moodle).body().contains("Exam"), "blanks would clear grades there");
    ClassRoom.location(
        room.owner.fill(
            exam + "/edit",
            "title",
            "Exam",
            "worth",
            "60",
            "published",
            "yes",
            "blank",
            "yes",
            "sure",
            "yes"));
    assertTrue(cells(room.owner, "/gradebook").contains("0 of 60</span>"), "missing");
    assertTrue(room.owner.get(room.course + "/gradebook.csv?for=canvas").body().contains(",0\r\n"));
  }

  @Test
  void moreTimeForAWholeCourseHoldsInEveryAssignment() {
    room.assignment();
    String more = room.course + "/accommodations";
    assertEquals(422, room.owner.fill(more, "logins", "nobody", "percent", "50").statusCode());
    assertEquals(422, room.owner.fill(more, "logins", "eve", "percent", "0").statusCode());
    ClassRoom.location(
        room.owner.fill(more, "logins", "EVE", "percent", "50", "reason", "entitled"));
    String wordy = "x".repeat(501);
    assertEquals(
        422, room.owner.fill(more, "logins", "eve", "percent", "50", "reason", wordy).statusCode());
    assertTrue(cells(room.owner, "/accommodations").contains("<td>50 % more</td>"), "listed");
    room.assignment("title", "Week 2");
    room.clock.advance(Duration.ofMinutes(75));
    String own = eve.get(room.course + "/grades").body();
    assertFalse(own.contains("In what is due by now"), own);
    String grid = cells(room.owner, "/gradebook");
    assertTrue(grid.contains("0 of 8</span>") && grid.contains("not due yet"), grid);
    assertFalse(own.contains("entitled"), "the reason is for staff");
    ClassRoom.location(room.owner.fill(more + "/" + room.account("eve") + "/remove"));
    assertTrue(eve.get(room.course + "/grades").body().contains("0 of 8"), "due like the others");
    assertTrue(cells(room.owner, "/log").contains("50 % more time (entitled)"), "logged");
  }
}
