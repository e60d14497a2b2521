package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/** A site with a course, its owner, and a clock that goes on only when told to. */
public final class ClassRoom implements AutoCloseable {
  public static final String VALUE = "closest-point/how-far-along";
  public static final String METHOD = "closest-point/write-it";

  public final Path data;
  public final TestClock clock = new TestClock();
  public final TestSite site;
  public final People people;
  public final TestBrowser owner;
  public final String course;
  private int logins;

  public ClassRoom(Path data) {
    this(data, clock -> TestSite.startAt(data, clock));
  }

  /** At a site of the test's own. */
  public ClassRoom(Path data, Function<Clock, TestSite> sites) {
    this.data = data;
    site = sites.apply(clock);
    people = new People(site);
    owner = people.administrator();
    course = course("UTC");
  }

  /** Another course of the same owner. */
  public String course(String zone) {
    return location(owner.fill("/courses", "title", "Games", "zone", zone));
  }

  public static String location(HttpResponse<String> answer) {
    assertEquals(303, answer.statusCode(), answer.body());
    return answer.headers().firstValue("Location").orElseThrow();
  }

  /** Somebody new with a role in the course. */
  public TestBrowser member(String role) {
    logins++;
    return member(role + logins, role);
  }

  public TestBrowser member(String login, String role) {
    TestBrowser person = people.named(login);
    location(owner.fill(course + "/members", "login", login, "role", role));
    return person;
  }

  public String account(String login) {
    return Rows.of(data, "SELECT id FROM account WHERE login = '" + login + "'").get(0);
  }

  /** As a form has it, so long from now. */
  public String wall(Duration fromNow) {
    return wall(fromNow, ZoneOffset.UTC);
  }

  public String wall(Duration fromNow, ZoneId zone) {
    return DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm", Locale.ROOT)
        .format(clock.instant().plus(fromNow).atZone(zone));
  }

  /**
   * The fields of an assignment that is open for an hour, and for late work at half the marks for
   * another one; two attempts at an exercise of four points.
   */
  public String[] plan(String... changes) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("title", "Week 1");
    fields.put("opens", wall(Duration.ZERO));
    fields.put("due", wall(Duration.ofHours(1)));
    fields.put("closes", wall(Duration.ofHours(2)));
    fields.put("late1", "1");
    fields.put("kept1", "50");
    fields.put("attempts", "2");
    fields.put("counting", "best");
    fields.put("solutions", "finished");
    fields.put("published", "yes");
    fields.put("use:" + VALUE, "yes");
    fields.put("points:" + VALUE, "4");
    for (int i = 0; i < changes.length; i += 2) {
      fields.put(changes[i], changes[i + 1]);
    }
    List<String> turns = new ArrayList<>();
    fields.forEach((name, value) -> turns.addAll(List.of(name, value)));
    return turns.toArray(String[]::new);
  }

  /** Its path. */
  public String assignment(String... changes) {
    return location(owner.fill(course + "/assignments", plan(changes)));
  }

  @Override
  public void close() {
    site.close();
  }

  /** Whether a word stands in a text; a token drawn by chance may have its letters. */
  public static boolean says(String text, String word) {
    return Pattern.compile("\\b" + Pattern.quote(word) + "\\b").matcher(text).find();
  }
}
