package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.assignment.HandedInMethods;

/**
 * Every list that has pages is walked past its second: each row is there once, and the links keep
 * what the list was asked for. A paged list that is not walked here fails the test.
 */
@Tag("store")
class PagedListsTest {
  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser student;
  private static String assignment = "";
  private static String remark = "";
  private static String column = "";
  private static String methods = "";

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    assignment = room.assignment();
    student = room.member("stu", "student");
    LargeCourse.fill(data, room, assignment);
    assertEquals(
        200,
        room.owner
            .fill(room.course + "/invitations/links", "whom", "all", "form", "file")
            .statusCode());
    column =
        ClassRoom.location(
            room.owner.fill(
                room.course + "/columns", "title", "Exam", "worth", "60", "published", "yes"));
    remark = Rows.of(data, "SELECT max(id) FROM remark").get(0);
    methods = room.assignment("use:" + ClassRoom.METHOD, "yes", "points:" + ClassRoom.METHOD, "8");
    HandedInMethods.fill(data, methods);
    markOutside();
    Rows.change(
        data,
        "INSERT INTO security_event (at, account, what, subject, after)"
            + " SELECT '2026-01-01T00:00:00Z', 1, 'walk', 'row ' || id, '' FROM account");
  }

  /** Everybody has a mark at a link of a platform that is never asked anything. */
  private static void markOutside() {
    Rows.change(
        data,
        "INSERT INTO lti_platform (id, name, issuer, client, authorises, tokens, key_set, audience,"
            + " frames, added_at) VALUES (1, 'P', 'p', 'c', 'p', 'p', 'p', '', '', '2026')");
    Rows.change(
        data,
        "INSERT INTO lti_context (id, platform, deployment, context, title, course, memberships,"
            + " line_items, scopes) VALUES (1, 1, '1', 'g', 'G', 1, '', '', '')");
    Rows.change(
        data,
        "INSERT INTO lti_link (id, context, resource, title, target, assignment, line_item)"
            + " VALUES (1, 1, 'l', 'L', 'assignment/1', 1, 'p')");
    Rows.change(
        data,
        "INSERT INTO lti_score (link, account, line_item, points, worth, stamp, state, try_at,"
            + " leased_until, failures, problem) SELECT 1, account, 'p', 1, 4, 1, 'sent', 0, 0, 0, ''"
            + " FROM member WHERE course = 1");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  static Stream<Walk> walks() {
    String login = "data-label=\"Login name\">([^<]+)<";
    String cell = "href=\"/courses/[0-9]+/gradebook/1/([0-9]+)\"";
    String requests = "/requests/([0-9]+)\"";
    String students = "FROM member WHERE role = 'student' ";
    return Stream.of(
        new Walk("PeoplePages", "/people", "", login, "SELECT login FROM account"),
        new Walk(
            "PeoplePages",
            "/people?name=EVEN",
            "",
            login,
            "SELECT login FROM account WHERE name LIKE 'Even %'"),
        new Walk(
            "MemberPages",
            room.course + "/members",
            "",
            login,
            "SELECT login FROM account JOIN member ON account = id"),
        new Walk(
            "MemberPages",
            room.course + "/members?name=p&sort=family&who=awaited",
            "",
            login,
            "SELECT login FROM account JOIN member ON account = id WHERE password IS NULL"
                + " AND role = 'student' AND login LIKE '%p%'"),
        new Walk(
            "MemberPages",
            room.course + "/members?section=A",
            "",
            login,
            "SELECT login FROM account JOIN member ON account = id WHERE section = 'A'"),
        new Walk(
            "Choice",
            room.course + "/gradebook?sort=login",
            "",
            cell,
            "SELECT account " + students),
        new Walk(
            "Choice",
            room.course + "/gradebook?section=A&name=d",
            "",
            cell,
            "SELECT account FROM member JOIN account ON account = id WHERE section = 'A'"
                + " AND lower(account.name) LIKE '%d%'"),
        new Walk("OwnColumnPages", column, "", "name=\"p:([0-9]+)\"", "SELECT account " + students),
        new Walk(
            "LogPages",
            room.course + "/log",
            "",
            ">walk: row ([0-9]+)<",
            "SELECT substr(subject, 5) FROM audit WHERE what = 'walk'"),
        new Walk(
            "SecurityLogPages",
            "/people/log",
            "",
            ">walk: row ([0-9]+)<",
            "SELECT substr(subject, 5) FROM security_event WHERE what = 'walk'"),
        new Walk(
            "RequestPages",
            room.course + "/requests",
            "<h2>Open</h2>(.*)<h2>Closed</h2>",
            requests,
            "SELECT id FROM regrade_request WHERE is_open = 1"),
        new Walk(
            "RequestPages",
            room.course + "/requests?open=2",
            "<h2>Closed</h2>(.*)",
            requests,
            "SELECT id FROM regrade_request WHERE is_open = 0"),
        new Walk(
            "RemarksPages",
            room.course + "/remarks?what=1",
            "",
            "/remarks/([0-9]+)\"",
            "SELECT id FROM remark"),
        new Walk(
            "RemarkPages",
            room.course + "/remarks/" + remark,
            "",
            cell,
            "SELECT account FROM remark_student"),
        new Walk(
            "InvitePages",
            room.course + "/invitations/1",
            "",
            login,
            "SELECT login FROM account JOIN member ON account = id WHERE role = 'student'"
                + " AND password IS NULL"),
        new Walk(
            "MarkedLinkPages",
            room.course + "/platform-marks/1",
            "",
            "scope=\"row\">([^<]+)<",
            "SELECT name FROM account JOIN lti_score ON account = account.id"),
        new Walk(
            "NewsPages",
            room.course + "/news",
            "",
            ">walk ([0-9]+)<",
            "SELECT substr(title, 6) FROM announcement"),
        new Walk(
            "SimilarPages",
            methods.replace("/assignments/", "/statistics/") + "/similar/" + ClassRoom.METHOD,
            "",
            "/similar/" + ClassRoom.METHOD + "/([0-9]+/[0-9]+)\"",
            "SELECT one.id || '/' || other.id FROM code_submission AS one"
                + " JOIN code_submission AS other ON one.id < other.id"),
        new Walk(
            "HandedInPages",
            assignment + "/handed-in",
            "",
            "handed-answer\">n([0-9]+)<",
            "SELECT substr(answer, 4, length(answer) - 5) FROM submission"));
  }

  @ParameterizedTest
  @MethodSource("walks")
  void everyRowIsOnOnePageAndLinksKeepWhatWasAsked(Walk walk) {
    walk.assertWhole(walk.source().equals("HandedInPages") ? student : room.owner, data);
  }

  @Test
  void extensionsAtTheApiAreWalkedByTheirNumbers() {
    String token = People.token(room.owner, "walk");
    Set<String> seen = new HashSet<>();
    int rows = 0;
    int pages = 0;
    String before = "";
    do {
      String path = "/api/v1" + assignment + "/extensions" + before;
      String body = room.people.stranger().get(path, "Authorization", "Bearer " + token).body();
      List<String> found =
          Pattern.compile("\"id\": ?([0-9]+)")
              .matcher(body)
              .results()
              .map(id -> id.group(1))
              .toList();
      rows += found.size();
      pages++;
      seen.addAll(found);
      Matcher next = Pattern.compile("\"next\": ?([0-9]+)").matcher(body);
      before = next.find() ? "?before=" + next.group(1) : "";
    } while (!before.isEmpty() && pages < Walk.MOST_PAGES);
    assertEquals(3, pages);
    assertEquals(rows, seen.size());
    assertEquals(Rows.count(data, "extension"), rows);
    assertEquals(
        200, room.owner.get(assignment + "/extensions").statusCode(), "the latest of them");
  }

  @Test
  void everyPagedListIsWalked() throws IOException {
    Set<String> walked = new TreeSet<>(walks().map(Walk::source).toList());
    walked.add("ExtensionApi");
    Set<String> paged = new TreeSet<>();
    for (Path source : ListSourcesTest.sources()) {
      if (Files.readString(source).matches("(?s).*\\b(ON_A_PAGE|ListPage\\.[a-z]+\\().*")) {
        paged.add(ListSourcesTest.name(source));
      }
    }
    assertEquals(walked, paged);
  }

  @Test
  void newLinkIsShownHoweverManyAccountsThereAre() {
    HttpResponse<String> added = room.owner.fill("/people", "login", "zoe", "name", "Zoe");
    String link = People.link(added);
    assertEquals(200, room.people.stranger().get(link).statusCode());
    String id = room.account("zoe");
    HttpResponse<String> again = room.owner.fill("/people/" + id + "/invitation?after=p4&name=o");
    assertEquals(200, room.people.stranger().get(People.link(again)).statusCode());
    assertTrue(again.body().contains("/invitation?after=p4&amp;name=o\""), "the page stays");
    HttpResponse<String> erased = room.owner.fill("/people/" + id + "/erase", "login", "zoe");
    assertEquals("/people", ClassRoom.location(erased));
    assertEquals(200, room.owner.get("/people").statusCode());
  }
}
