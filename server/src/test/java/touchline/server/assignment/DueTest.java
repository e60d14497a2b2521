package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.api.ApiDescription;
import touchline.server.csv.CsvLines;

/**
 * Every page, file and program that says when work is due, whether it counts or what it adds up to
 * says what follows from the plan and the extensions, whoever got them and however they changed.
 */
@Tag("store")
class DueTest {
  private static final List<String> STUDENTS = List.of("bo", "cy", "di");
  private static final int STEPS = 14;

  @TempDir private Path data;

  /** What everybody has. */
  private record Planned(String path, String title, int worth, Instant due, Instant closes) {}

  /** More time for a login, for a section, or for everybody, where both are empty. */
  private record More(long id, int work, String login, String section, String kind, String value) {}

  private record Times(Instant due, Instant closes) {}

  private final List<Planned> plans = new ArrayList<>();
  private final List<More> given = new ArrayList<>();
  private final Map<String, String> sections = new HashMap<>();
  private final Map<String, TestBrowser> students = new LinkedHashMap<>();
  private final Map<String, String> decided = new HashMap<>();

  private void fill(ClassRoom room) {
    for (String login : STUDENTS) {
      students.put(login, room.member(login, "student"));
      move(room, login, login.equals("cy") ? "" : "A");
    }
    plan(room, "Week 1", 4, Duration.ofHours(2), Duration.ofHours(4));
    plan(room, "Week 2", 3, Duration.ofHours(5), Duration.ofHours(5));
    decide(room, "bo", 0, "points", "3");
    decide(room, "cy", 1, "points", "2.5");
    decide(room, "di", 1, "excused", "yes");
  }

  private void plan(ClassRoom room, String title, int worth, Duration due, Duration closes) {
    Instant now = room.clock.instant();
    String path =
        room.assignment(
            "title",
            title,
            "due",
            room.wall(due),
            "closes",
            room.wall(closes),
            "points:" + ClassRoom.VALUE,
            Integer.toString(worth));
    plans.add(new Planned(path, title, worth, now.plus(due), now.plus(closes)));
  }

  private static String number(Planned plan) {
    return plan.path().substring(plan.path().lastIndexOf('/') + 1);
  }

  private String cell(ClassRoom room, String login, int work) {
    return room.course + "/gradebook/" + number(plans.get(work)) + "/" + room.account(login);
  }

  private void decide(ClassRoom room, String login, int work, String field, String value) {
    ClassRoom.location(
        room.owner.fill(
            cell(room, login, work), "revision", "0", field, value, "reason", "oral exam"));
    decided.put(login + work, value);
  }

  private void move(ClassRoom room, String login, String section) {
    String member = room.course + "/members/" + room.account(login);
    ClassRoom.location(room.owner.fill(member, "role", "student", "section", section));
    sections.put(login, section);
  }

  private static final Instant OPENS = Instant.parse("2026-03-02T08:00:00Z");

  /** The reference: the best that any of their extensions gives. */
  private Times times(String login, int work) {
    Planned plan = plans.get(work);
    Instant due = plan.due();
    Instant closes = plan.closes();
    for (More more : given) {
      boolean isTheirs =
          more.login().isEmpty()
              ? more.section().isEmpty() || more.section().equals(sections.get(login))
              : more.login().equals(login);
      if (more.work() == work && isTheirs) {
        Duration longer =
            more.kind().equals("until")
                ? Duration.ZERO
                : more.kind().equals("by")
                    ? Duration.ofMinutes(Long.parseLong(more.value()))
                    : Duration.between(OPENS, plan.due())
                        .multipliedBy(Long.parseLong(more.value()))
                        .dividedBy(100);
        Instant until =
            more.kind().equals("until") ? Instant.parse(more.value()) : plan.due().plus(longer);
        due = later(due, until);
        closes = later(later(closes, plan.closes().plus(longer)), due);
      }
    }
    return new Times(due, closes);
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void everySurfaceAgreesWithTheExtensions(long seed) {
    try (ClassRoom room = new ClassRoom(data)) {
      fill(room);
      String token = People.token(room.owner, "script");
      Random random = new Random(seed);
      for (int i = 0; i < STEPS; i++) {
        change(room, token, random);
        check(room, token, "seed " + seed + ", step " + i + ", " + given);
      }
      assertTrue(room.clock.instant().isAfter(plans.get(1).closes()), "it was all due in the end");
    }
  }

  private void change(ClassRoom room, String token, Random random) {
    switch (random.nextInt(6)) {
      case 0, 1 -> give(room, token, random);
      case 2 -> {
        if (!given.isEmpty()) {
          More gone = given.remove(random.nextInt(given.size()));
          assertEquals(204, send(room, token, "DELETE", one(gone), "").statusCode());
        }
      }
      case 3 -> {
        if (!given.isEmpty()) {
          More old = given.remove(random.nextInt(given.size()));
          More fresh = new More(old.id(), old.work(), old.login(), old.section(), "by", "150");
          String revision =
              Rows.of(data, "SELECT revision FROM extension WHERE id = " + old.id()).get(0);
          String body = "{\"revision\": " + revision + ", \"kind\": \"by\", \"minutes\": 150}";
          assertEquals(200, send(room, token, "PUT", one(old), body).statusCode());
          given.add(fresh);
        }
      }
      case 4 -> move(room, "di", random.nextBoolean() ? "A" : "B");
      default -> {}
    }
    room.clock.advance(Duration.ofMinutes(15L + random.nextInt(30)));
  }

  private void give(ClassRoom room, String token, Random random) {
    int work = random.nextInt(2);
    String login = random.nextInt(3) == 0 ? STUDENTS.get(random.nextInt(3)) : "";
    String section = login.isEmpty() && random.nextInt(4) > 0 ? "A" : "";
    String kind = List.of("until", "by", "share").get(random.nextInt(3));
    String value =
        kind.equals("until")
            ? room.clock.instant().plus(Duration.ofMinutes(20 * random.nextInt(9) + 40)).toString()
            : Integer.toString(10 + 10 * random.nextInt(12));
    String whom =
        !login.isEmpty()
            ? "\"people\", \"logins\": \"" + login + "\""
            : section.isEmpty() ? "\"everybody\"" : "\"section\", \"section\": \"A\"";
    String field = kind.equals("by") ? "minutes" : kind.equals("share") ? "percent" : "until";
    String body =
        "{\"whom\": %s, \"kind\": \"%s\", \"%s\": \"%s\"}".formatted(whom, kind, field, value);
    String path = "/api/v1" + plans.get(work).path() + "/extensions";
    HttpResponse<String> answer = send(room, token, "POST", path, body);
    assertEquals(201, answer.statusCode(), answer.body());
    long id = ApiDescription.json(answer).at("/ids/0").asLong();
    given.add(new More(id, work, login, section, kind, value));
  }

  private String one(More more) {
    return "/api/v1" + plans.get(more.work()).path() + "/extensions/" + more.id();
  }

  private static HttpResponse<String> send(
      ClassRoom room, String token, String method, String path, String body) {
    TestBrowser program = room.people.stranger();
    return program.send(
        program
            .request(path, "Authorization", "Bearer " + token, "Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)));
  }

  private boolean counts(ClassRoom room, String login, int work) {
    return room.clock.instant().isAfter(times(login, work).due());
  }

  private boolean isClosed(ClassRoom room, String login, int work) {
    return room.clock.instant().isAfter(times(login, work).closes());
  }

  private boolean isExcused(String login, int work) {
    return "yes".equals(decided.get(login + work));
  }

  private String points(ClassRoom room, String login) {
    double sum = 0;
    double worth = 0;
    for (int work = 0; work < plans.size(); work++) {
      if (counts(room, login, work) && !isExcused(login, work)) {
        sum += Double.parseDouble(decided.getOrDefault(login + work, "0"));
        worth += plans.get(work).worth();
      }
    }
    return text(sum) + " of " + text(worth);
  }

  private static String text(double points) {
    return Double.toString(points).replaceFirst("\\.0$", "");
  }

  private void check(ClassRoom room, String token, String where) {
    checkPrograms(room, token, where);
    checkGrid(room, where);
    checkFiles(room, where);
    for (String login : STUDENTS) {
      checkOwn(room, login, where + ", " + login);
    }
  }

  private void checkPrograms(ClassRoom room, String token, String where) {
    String path = "/api/v1" + room.course + "/gradebook";
    JsonNode book = ApiDescription.json(send(room, token, "GET", path, ""));
    for (JsonNode student : book.path("students")) {
      String login = student.path("login").asText();
      String total =
          text(student.path("points").asDouble()) + " of " + text(student.path("of").asDouble());
      assertEquals(points(room, login), total, where + ", API, " + login);
      for (int work = 0; work < plans.size(); work++) {
        JsonNode mark = student.path("marks").path(work);
        boolean counts = counts(room, login, work);
        assertEquals(counts, mark.path("counts").asBoolean(), where + ", API, " + login);
        Instant due = Instant.parse(mark.path("due").asText());
        assertEquals(times(login, work).due(), due, where + ", API, " + login);
      }
    }
  }

  private static final Pattern ROW =
      Pattern.compile("<tr><th scope=\"row\">(\\w+).*?<td class=\"grid-total\">(.*?)</tr>");

  private void checkGrid(ClassRoom room, String where) {
    String page = room.owner.get(room.course + "/gradebook").body();
    int rows = 0;
    for (MatchResult row : ROW.matcher(page).results().toList()) {
      String login = row.group(1).toLowerCase(Locale.ROOT);
      String total = row.group(2).replaceAll("(?s)^.*?<span>(.*?)</span>.*", "$1");
      String wanted = points(room, login);
      assertEquals(wanted.endsWith(" of 0") ? "" : wanted, total, where + ", page, " + login);
      String[] cells = row.group(2).split("<td>", -1);
      for (int work = 0; work < plans.size(); work++) {
        boolean isLaterThanOthers =
            !counts(room, login, work) && counts(room, "nobody", work) && !isExcused(login, work);
        assertEquals(
            isLaterThanOthers, cells[work + 1].contains("not due yet"), where + ", " + login);
      }
      rows++;
    }
    assertEquals(STUDENTS.size(), rows, page);
  }

  private static List<List<String>> lines(String table) {
    List<List<String>> lines = new ArrayList<>();
    CsvLines.read(
        table.getBytes(StandardCharsets.UTF_8), (number, cells) -> lines.add(List.copyOf(cells)));
    return lines;
  }

  private void checkFiles(ClassRoom room, String where) {
    String file = room.course + "/gradebook.csv";
    for (List<String> line : lines(room.owner.get(file).body()).subList(1, 4)) {
      assertEquals(points(room, line.get(0)), line.get(5) + " of " + line.get(6), where + ", CSV");
    }
    List<List<String>> canvas = lines(room.owner.get(file + "?for=canvas").body());
    for (List<String> line : canvas.subList(2, 5)) {
      String login = line.get(3);
      assertEquals(List.of(mark(room, login, 0), mark(room, login, 1)), line.subList(5, 7), where);
    }
    List<List<String>> moodle = lines(room.owner.get(file + "?for=moodle").body());
    List<String> wanted = new ArrayList<>(List.of("Username", "Full name"));
    List<Integer> works = new ArrayList<>();
    for (int work = 0; work < plans.size(); work++) {
      int one = work;
      if (STUDENTS.stream().allMatch(login -> isClosed(room, login, one))) {
        works.add(work);
        wanted.add(plans.get(work).title());
      }
    }
    assertEquals(wanted, moodle.get(0), where);
    for (List<String> line : moodle.subList(1, 4)) {
      for (int i = 0; i < works.size(); i++) {
        String mark = mark(room, line.get(0), works.get(i));
        assertEquals(mark.equals("EX") ? "-" : mark, line.get(i + 2), where);
      }
    }
  }

  private String mark(ClassRoom room, String login, int work) {
    String missing = isClosed(room, login, work) ? "0" : "";
    return isExcused(login, work) ? "EX" : decided.getOrDefault(login + work, missing);
  }

  private void checkOwn(ClassRoom room, String login, String where) {
    TestBrowser student = students.get(login);
    String grades = student.get(room.course + "/grades").body();
    String total = points(room, login);
    boolean hasTotal = !total.endsWith(" of 0");
    assertEquals(hasTotal, grades.contains("<strong>" + total + "</strong> points"), where);
    String list = student.get(room.course + "/assignments").body();
    for (int work = 0; work < plans.size(); work++) {
      Times own = times(login, work);
      assertTrue(grades.contains(">" + words("d MMM uuuu, HH:mm", own.due()) + "</td>"), where);
      String due = words("EEE d MMM uuuu, HH:mm", own.due());
      String said = (counts(room, login, work) ? "It was due " : "Due ") + due;
      assertTrue(list.contains(said), where + ": " + said);
      assertTrue(student.get(plans.get(work).path()).body().contains(said), where);
      boolean isMore = own.due().isAfter(times("nobody", work).due());
      String cell = Cells.bare(room.owner.get(cell(room, login, work)).body());
      assertTrue(cell.contains("Due <span>" + due + (isMore ? ", with more" : "</span>")), where);
    }
  }

  private static String words(String pattern, Instant moment) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)
        .format(moment.atZone(ZoneOffset.UTC));
  }
}
