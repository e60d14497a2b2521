package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.author.DraftFields;
import touchline.server.code.CodeForms;

/** Exercises that were written on a page, published: in assignments, marks, and new versions. */
class WrittenExerciseTest extends PublishedCase {
  private static final String DRAFTS = "/exercise-drafts";

  private static String courseField() {
    return "course-" + number(room.course);
  }

  /** Its id. */
  private static String published(String path) {
    ClassRoom.location(send(path, courseField(), "yes", "go", "publish"));
    return "own/exercise_" + number(path);
  }

  private static String submit(TestBrowser who, String path, String source) {
    return who.post(path + "/submit/result", CodeForms.form(source)).body();
  }

  @Test
  void itIsAssignedMarkedAndInTheGradebookLikeAnyMethod() {
    String exercise = published(draft());
    String form = room.owner.get(room.course + "/assignments/new").body();
    assertTrue(form.contains("Exercises of this course") && form.contains("use:" + exercise), form);
    String assignment = assignment(exercise, 8);
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    TestBrowser student = room.member("rita", "student");
    assertTrue(student.get(assignment).body().contains("A point in a disc"), "its title");
    String path = assignment + "/" + exercise;
    String page = student.get(path).body();
    assertTrue(page.contains("inDisc((0, 0), 5, (1, 2))"), page);
    assertFalse(page.contains("(-2, -3)"), "hidden");
    String wrong = submit(student, path, source("mistakes/edge.java"));
    assertTrue(wrong.contains("The edge is left out."), wrong);
    assertTrue(wrong.contains("A point on the edge does not count."), wrong);
    assertTrue(wrong.contains("<div class=\"code-own\">") && wrong.contains("<svg"), wrong);
    assertFalse(wrong.contains(exercise + "/edge"), "a mistake's id is nothing for students");
    String right = submit(student, path, source("reference.java"));
    assertTrue(right.contains("8 of 8 points."), right);
    assertEquals(
        List.of("8.0"), Rows.of(data, "SELECT points FROM grade WHERE assignment = " + id));
    String cell = room.course + "/gradebook/" + id + "/" + room.account("rita");
    String work = room.owner.get(cell).body();
    assertTrue(work.contains("A point in a disc") && work.contains("Attempt 2: 100 %"), work);
    String statistics = room.owner.get(room.course + "/statistics/" + id).body();
    assertTrue(statistics.contains("similar/" + exercise), statistics);
    String similar = room.course + "/statistics/" + id + "/similar/" + exercise;
    assertEquals(200, room.owner.get(similar).statusCode());
  }

  @Test
  void fromItsPageOneGoesOnToAnAssignmentThatHasIt() {
    String path = draft();
    String exercise = published(path);
    String page = author.get(path + "?done=published").body();
    String link = room.course + "/assignments/new?with=" + exercise;
    assertTrue(page.contains("href=\"" + link + "\""), page);
    int done = page.indexOf("role=\"status\">Published.");
    assertTrue(done > page.indexOf("id=\"published\""), "said where the link is");
    String form = room.owner.get(link).body();
    assertTrue(form.contains("One exercise, 10 points."), form);
    assertEquals("A point in a disc", DraftFields.value(form, "title"));
    String none = room.owner.get(room.course + "/assignments/new?with=own/exercise_0").body();
    assertTrue(none.contains("0 exercises, 0 points."), none);
  }

  @Test
  void itIsNowhereElse() {
    String exercise = published(draft());
    String other = room.course("UTC");
    assertFalse(room.owner.get(other + "/assignments/new").body().contains(exercise));
    TestBrowser anybody = new TestBrowser(room.site.url());
    assertEquals(404, anybody.get("/exercises/" + exercise).statusCode());
    String sent = CodeForms.form(source("reference.java"));
    assertEquals(404, anybody.post("/exercises/" + exercise + "/submit", sent).statusCode());
    assertEquals(404, anybody.get("/lessons/own").statusCode());
  }

  @Test
  void whoDoesNotTeachACoursePublishesNothingThere() {
    String path = draft();
    String other = room.course("UTC");
    String field = "course-" + other.substring(other.lastIndexOf('/') + 1);
    HttpResponse<String> told = send(path, field, "yes", "go", "publish");
    assertEquals(422, told.statusCode());
    assertTrue(told.body().contains("Choose a course to publish it to."), told.body());
    int beside = told.body().indexOf("Choose a course to publish it to.");
    assertTrue(beside > told.body().indexOf("id=\"published\""), "beside the button");
    String id = number(path);
    assertEquals(
        List.of(), Rows.of(data, "SELECT number FROM exercise_edition WHERE draft = " + id));
  }

  @Test
  void whatBreaksARuleIsSavedAndNotPublished() {
    String path = draft();
    HttpResponse<String> told =
        send(path, "reference", "nonsense", courseField(), "yes", "go", "publish");
    assertEquals(422, told.statusCode());
    assertTrue(told.body().contains("It was saved, and not published"), told.body());
    assertTrue(told.body().contains("id=\"reference-problem\""), told.body());
    assertTrue(author.get(path).body().contains("nonsense"));
  }

  @Test
  void aNewVersionIsWhatWorkIsMarkedByFromThenOn() {
    String path = draft();
    String exercise = published(path);
    String work = assignment(exercise, 8) + "/" + exercise;
    TestBrowser student = room.member("vera", "student");
    String edge = source("mistakes/edge.java");
    assertTrue(submit(student, work, edge).contains("The edge is left out."));
    String open = source("reference.java").replace("<= radius * radius", "< radius * radius");
    String closed = edge.replace("< radius", "<= radius");
    ClassRoom.location(
        send(
            path,
            "reference",
            open,
            "name-0",
            "The edge counts",
            "source-0",
            closed.substring(closed.indexOf("import")),
            "go",
            "save"));
    assertTrue(author.get(path).body().contains("You have changed it since"));
    assertTrue(submit(student, work, source("reference.java")).contains("8 of 8 points."));
    published(path);
    assertTrue(author.get(path).body().contains("Version 2 is published."));
    TestBrowser other = room.member("olga", "student");
    String told = submit(other, work, source("reference.java"));
    assertTrue(told.contains("The edge counts."), told);
    assertEquals(409, author.fill(path + "/delete", "sure", "yes").statusCode());
  }

  @Test
  void publishingTheSameAgainIsNoNewVersion() {
    String path = draft();
    published(path);
    published(path);
    assertTrue(author.get(path).body().contains("Version 1 is published."));
  }
}
