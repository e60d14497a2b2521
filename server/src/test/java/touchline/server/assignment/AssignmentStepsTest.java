package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;
import static touchline.server.ClassRoom.VALUE;
import static touchline.server.ClassRoom.location;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** The form of an assignment step by step, as a browser without scripts sends it. */
class AssignmentStepsTest {
  /** A field as it is on a page: hidden, typed, ticked. */
  private static final Pattern INPUT = Pattern.compile("<input ([^>]*)>");

  private static final Pattern SELECT =
      Pattern.compile("(?s)<select id=\"(\\w+)\".*?<option value=\"(\\w+)\" selected");

  @TempDir private static Path data;
  private static ClassRoom room;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  /** What a browser sends back of a page, with some fields typed anew. */
  private static String[] filled(String page, String... typed) {
    String form = page.substring(page.indexOf("plan-form"));
    List<String> fields = new ArrayList<>();
    Matcher input = INPUT.matcher(form);
    while (input.find()) {
      String own = input.group(1);
      boolean isTick = own.contains("type=\"checkbox\"");
      if (!isTick || own.contains("checked")) {
        put(fields, value(own, "name"), value(own, "value"));
      }
    }
    Matcher select = SELECT.matcher(form);
    while (select.find()) {
      put(fields, select.group(1), select.group(2));
    }
    for (int i = 0; i < typed.length; i += 2) {
      put(fields, typed[i], typed[i + 1]);
    }
    return fields.toArray(String[]::new);
  }

  private static void put(List<String> fields, String name, String value) {
    for (int i = 0; i < fields.size(); i += 2) {
      if (fields.get(i).equals(name)) {
        fields.set(i + 1, value);
        return;
      }
    }
    fields.addAll(List.of(name, value));
  }

  private static String value(String attributes, String name) {
    Matcher found = Pattern.compile("\\b" + name + "=\"([^\"]*)\"").matcher(attributes);
    return found.find() ? found.group(1).replace("&lt;", "<") : "";
  }

  @Test
  void anAssignmentIsMadeInThreeStepsWithoutScripts() {
    String path = room.course + "/assignments";
    String first = room.owner.get(path + "/new").body();
    assertTrue(first.contains("0 exercises, 0 points."), "it adds up");
    String none = room.owner.fill(path, filled(first, "find", "quagga", "go", "exercises")).body();
    assertTrue(none.contains("No exercise has these words."), none);
    String found =
        room.owner.fill(path, filled(first, "find", "HOW FAR", "go", "exercises")).body();
    assertTrue(found.contains("name=\"use:" + VALUE + "\""), found);
    assertFalse(found.contains("name=\"use:" + METHOD + "\""), "only what was looked for");
    String[] chosen =
        filled(
            found,
            "use:" + VALUE,
            "yes",
            "points:" + VALUE,
            "2.5",
            "title",
            "Week <1",
            "find",
            "",
            "go",
            "exercises");
    String added = room.owner.fill(path, chosen).body();
    assertTrue(added.contains("One exercise, 2.5 points."), added);
    assertTrue(added.contains("name=\"use:" + METHOD + "\""), "all are there again");

    String times = room.owner.fill(path, filled(added, "go", "times")).body();
    assertFalse(times.contains("type=\"checkbox\""), times);
    assertTrue(times.contains("name=\"due\" type=\"datetime-local\""), times);
    HttpResponse<String> wrong =
        room.owner.fill(path, filled(times, "attempts", "x", "go", "preview"));
    assertEquals(422, wrong.statusCode());
    assertTrue(wrong.body().contains("Type a whole number from 1 to 1000"), "where it is asked");
    String preview =
        room.owner.fill(path, filled(wrong.body(), "attempts", "2", "go", "preview")).body();
    assertTrue(preview.contains("<h2>Week &lt;1</h2>"), preview);
    assertTrue(preview.contains("2 attempts. The best one counts."), preview);
    assertTrue(preview.contains("value=\"publish\">Publish</button>"), preview);

    String made = location(room.owner.fill(path, filled(preview, "go", "publish")));
    assertTrue(room.owner.get(made).body().contains("Saved. It is published"), made);
    String id = made.replaceAll(".*/|[?].*", "");
    assertEquals(
        List.of("Week <1 2 best 1 2.5"),
        Rows.of(
            data,
            "SELECT title || ' ' || attempts || ' ' || counting || ' ' || is_published || ' ' ||"
                + " points FROM assignment JOIN assignment_part ON assignment = id WHERE id = "
                + id));
    String draft = location(room.owner.fill(path, filled(preview, "go", "draft")));
    assertTrue(room.owner.get(draft).body().contains("Saved as a draft"), draft);
  }

  /** Summer time ends on 25 October 2026, when half past two comes twice in Berlin. */
  @Test
  void timeThatTheClocksShowTwiceIsNotedInThePreview() {
    String path = room.course("Europe/Berlin") + "/assignments";
    String[] plan =
        room.plan("due", "2026-10-25T02:30", "closes", "2026-10-26T12:00", "go", "preview");
    String preview = room.owner.fill(path, plan).body();
    assertTrue(preview.contains("<span class=\"form-note\">"), preview);
  }

  @Test
  void whoEditsIsWarnedOfMarksThatMove() {
    String assignment = room.assignment("title", "Worked on");
    TestBrowser student = room.member("student");
    location(student.fill(assignment + "/" + VALUE + "/attempts", "after", "0"));
    String id = assignment.replaceAll(".*/", "");
    String late = room.clock.instant().plus(Duration.ofMinutes(70)).toString();
    String own = "attempt WHERE assignment = " + id;
    Rows.change(
        data,
        "INSERT INTO progress (attempt, at, mark, hints) SELECT id, '%s', 1, 0 FROM %s"
            .formatted(late, own));
    Rows.change(
        data,
        "INSERT INTO grade SELECT assignment, account, 2, 1, '%s' FROM %s".formatted(late, own));
    String edit = room.owner.get(assignment + "/edit").body();
    String[] same = filled(edit, "title", "Another name", "go", "save");
    String saved = location(room.owner.fill(assignment + "/edit", same));
    assertTrue(saved.endsWith("?done=published"), saved);

    String again = room.owner.get(assignment + "/edit?step=times").body();
    String[] milder = filled(again, "kept1", "90", "go", "save");
    HttpResponse<String> warned = room.owner.fill(assignment + "/edit", milder);
    assertEquals(409, warned.statusCode());
    String told = "This changes the marks of one student who has handed work in.";
    assertTrue(warned.body().contains(told), warned.body());
    assertEquals(
        List.of("1:50"),
        Rows.of(data, "SELECT late_policy FROM assignment WHERE id = " + id),
        "nothing is changed yet");
    assertEquals(List.of("2.0"), points(id));
    location(room.owner.fill(assignment + "/edit", filled(warned.body(), "go", "save")));
    assertEquals(List.of("3.6"), points(id));
  }

  private static List<String> points(String assignment) {
    return Rows.of(data, "SELECT points FROM grade WHERE assignment = " + assignment);
  }

  @Test
  void duplicateIsADraftAWeekLater() {
    String assignment = room.assignment("title", "Week 1");
    String copy = location(room.owner.fill(assignment + "/duplicate"));
    String page = room.owner.get(copy).body();
    assertTrue(page.contains("This is the copy, a draft with all times a week later."), page);
    String id = copy.replaceAll(".*/|[?].*", "");
    assertEquals(
        List.of("Week 1, copy 0 " + room.clock.instant().plus(Duration.ofDays(7))),
        Rows.of(
            data,
            "SELECT title || ' ' || is_published || ' ' || opens_at FROM assignment WHERE id = "
                + id));
  }

  @Test
  void staffComeAlongWithACopyIfThatIsWanted() {
    room.member("asa", "assistant");
    room.member("stu", "student");
    String[] with = {"title", "Next year", "days", "364", "staff", "yes"};
    String copy = location(room.owner.fill(room.course + "/copy", with));
    String[] without = {"title", "Alone", "days", "364"};
    String alone = location(room.owner.fill(room.course + "/copy", without));
    assertEquals(List.of("ada owner", "asa assistant"), staff(copy));
    assertEquals(List.of("ada owner"), staff(alone));
  }

  private static List<String> staff(String course) {
    return Rows.of(
        data,
        "SELECT login || ' ' || role FROM member JOIN account ON account = id WHERE login NOT LIKE"
            + " 'student%' AND course = "
            + course.replaceAll("[^0-9]*([0-9]+).*", "$1")
            + " ORDER BY login");
  }

  @Test
  void nothingButTheEndOfTheFormSaves() {
    String before = String.valueOf(Rows.count(data, "assignment"));
    for (String go : Arrays.asList("times", "preview", "exercises", "nonsense")) {
      String[] plan = room.plan("go", go);
      assertEquals(200, room.owner.fill(room.course + "/assignments", plan).statusCode(), go);
    }
    assertEquals(before, String.valueOf(Rows.count(data, "assignment")));
  }
}
