package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;
import static touchline.server.ClassRoom.location;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Who hears of comments and rubrics, and what a copy of the course takes of them. */
@Tag("store")
class MarkingNewsTest extends MarkingCase {
  private static final String TOLD = "There are comments on your work in Week 1.";
  private static final Pattern NEW = Pattern.compile(">News <span class=\"badge\">([0-9]+)<");

  private String unread(TestBrowser who) {
    room.clock.advance(Duration.ofMinutes(1));
    Matcher badge = NEW.matcher(who.get(room.course).body());
    return badge.find() ? badge.group(1) : "";
  }

  private String news(TestBrowser who) {
    String page = who.get(room.course + "/news").body();
    room.clock.advance(Duration.ofMinutes(1));
    return page;
  }

  private void say(String line) {
    location(room.owner.fill(method, "first", line, "words", "Why <this>?"));
  }

  @Test
  void commentsAreToldAsOneAndOnlyToWhoseWorkItIs() {
    room.clock.advance(Duration.ofMinutes(1));
    assertEquals("", unread(eve));
    say("2");
    say("4");
    assertEquals("1", unread(eve), "two comments on one assignment");
    String told = news(eve);
    assertTrue(told.contains("<a href=\"" + assignment + "\">" + TOLD + "</a>"), told);
    assertFalse(told.contains("Why"), "they are read beside their lines");
    assertEquals("", unread(eve), "read");
    assertFalse(news(bo).contains(TOLD), "somebody else's");
    assertEquals("", unread(bo));
    assertFalse(news(room.owner).contains(TOLD), "staff wrote them");
    item("1", "Well named");
    location(tick("eve", "", "1"));
    assertEquals("1", unread(eve), "an item of a rubric is a comment");
    news(eve);
    String[] feedback = {"exercise", METHOD, "revision", "0", "part-comment", "Look at b."};
    location(room.owner.fill(cell + "/feedback", feedback));
    assertEquals("1", unread(eve), "and so is one on an exercise");
    String[] none = {"exercise", METHOD, "revision", "1", "part-comment", ""};
    news(eve);
    location(room.owner.fill(cell + "/feedback", none));
    assertEquals("", unread(eve), "one that was taken back is not");
  }

  @Test
  void commentsOnMarksThatAreHeldBackAreToldOnceTheseAreReleased() {
    hold("yes");
    room.clock.advance(Duration.ofMinutes(1));
    say("2");
    item("1", "Well named");
    location(tick("eve", "", "1"));
    assertEquals("", unread(eve));
    assertFalse(news(eve).contains(TOLD));
    hold("no");
    assertEquals("2", unread(eve), "the points, and the comments");
    assertTrue(news(eve).contains(TOLD));
    assertEquals("", unread(eve));
    hold("yes");
    assertFalse(news(eve).contains(TOLD), "held again");
  }

  @Test
  void copyOfACourseHasTheRubricsAndNobodysComments() {
    item("+1.5", "Names say <much>");
    item("-1", "No comment");
    location(tick("eve", "", "1"));
    say("2");
    String copy = location(room.owner.fill(room.course + "/copy", "title", "Next", "days", "7"));
    String course = copy.replaceAll("[^0-9]", "");
    String items =
        "SELECT exercise || ' ' || words FROM rubric_item JOIN assignment"
            + " ON assignment.id = rubric_item.assignment WHERE course = ";
    List<String> first = Rows.of(data, items + room.course.replaceAll(".*/", "") + " ORDER BY 1");
    assertEquals(2, first.size());
    assertEquals(first, Rows.of(data, items + course + " ORDER BY 1"));
    assertEquals(1, Rows.count(data, "rubric_tick"), "people's ticks stay where they are");
    assertEquals(1, Rows.count(data, "annotation"));
    assertEquals(2, Rows.count(data, "attempt"));
    String id = Rows.of(data, "SELECT id FROM assignment WHERE course = " + course).get(0);
    String other = "/courses/" + course + "/rubrics/" + id + "/" + METHOD;
    String page = room.owner.get(other).body();
    assertTrue(page.contains("Names say &lt;much&gt;"), page);
    assertFalse(page.contains("One student has it."), page);
    String last = Rows.of(data, "SELECT max(id) FROM rubric_item").get(0);
    location(room.owner.fill(other + "/" + last + "/remove", "gone", "yes"));
    assertEquals(
        first,
        Rows.of(data, items + room.course.replaceAll(".*/", "") + " ORDER BY 1"),
        "the course it came from keeps its own");
  }
}
