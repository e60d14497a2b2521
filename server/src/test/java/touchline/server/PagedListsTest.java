package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every list that has pages is walked past its second: each row is there once, and the links keep
 * what the list was asked for. A paged list that is not walked here fails the test.
 */
@Tag("store")
class PagedListsTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern MORE = Pattern.compile("href=\"([^\"]*)\">More</a>");
  private static final Pattern BACK = Pattern.compile("href=\"([^\"]*)\">(?:Back|First page)</a>");
  private static final int MOST_PAGES = 12;
  private static final int CLASS = 450;

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser student;
  private static String assignment = "";
  private static String remark = "";

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    assignment = room.assignment();
    student = room.member("stu", "student");
    fillClass();
    fillAssignment(assignment.replaceAll(".*/", ""));
    remark = Rows.of(data, "SELECT max(id) FROM remark").get(0);
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  /** Rows with the numbers from 1 on; {@code %d} stands for the number. */
  private static void insert(String into, int most, String row) {
    List<String> rows =
        IntStream.rangeClosed(1, most)
            .mapToObj(i -> "(" + row.replace("%d", "" + i) + ")")
            .toList();
    Rows.change(data, "INSERT INTO " + into + " VALUES " + String.join(", ", rows));
  }

  private static String number(String path) {
    return path.replaceAll(".*/", "");
  }

  private static void fillClass() {
    List<String> learners =
        IntStream.rangeClosed(1, CLASS)
            .mapToObj(i -> "('" + "%064d".formatted(i) + "', '2026-01-01T00:00:00Z')")
            .toList();
    Rows.change(
        data,
        "INSERT INTO learner (token_sha256, created_at) VALUES " + String.join(", ", learners));
    Rows.change(
        data,
        """
        INSERT INTO account (learner, login, name, is_administrator, created_at)
        SELECT id, 'p' || id, CASE WHEN id % 2 = 0 THEN 'Even ' ELSE 'Odd ' END || id, 0, created_at
        FROM learner WHERE id NOT IN (SELECT learner FROM account)
        """);
    Rows.change(
        data,
        """
        INSERT INTO member (course, account, role, section, joined_at)
        SELECT %s, id, 'student', CASE WHEN id %% 10 = 0 THEN 'B' ELSE 'A' END, created_at
        FROM account WHERE login LIKE 'p%%'
        """
            .formatted(number(room.course)));
    insert(
        "audit (at, account, course, what, subject, before, after)",
        250,
        "'2026-01-01T00:00:00Z', 1, " + number(room.course) + ", 'walk', 'row %d', '', ''");
  }

  private static void fillAssignment(String id) {
    String course = number(room.course);
    Rows.change(
        data,
        """
        INSERT INTO regrade_request (course, assignment, account, is_open, opened_at)
        SELECT %s, %s, id, id %% 2, created_at FROM account WHERE login LIKE 'p%%'
        """
            .formatted(course, id));
    for (int i = 0; i < 3; i++) {
      Rows.change(
          data,
          """
          INSERT INTO extension (assignment, account, section, kind, value, reason, given_at)
          SELECT %s, id, '', 'by', '60', '', created_at FROM account WHERE login LIKE 'p%%'
          """
              .formatted(id));
    }
    insert(
        "remark (course, exercise, content_version, state, asked_by, asked_at)",
        120,
        course + ", '', 'v', 'shown', 1, '2026-01-01T00:00:00Z'");
    Rows.change(
        data,
        """
        INSERT INTO remark_student (remark, assignment, account, state, answers, up)
        SELECT (SELECT max(id) FROM remark), %s, id, 'marked', 1, 1
        FROM account WHERE login LIKE 'p%%'
        """
            .formatted(id));
    Rows.change(
        data,
        """
        INSERT INTO attempt (assignment, exercise, account, number, content_version, seed, started_at)
        SELECT %s, '%s', id, 1, 'v', 1, created_at FROM account WHERE login = 'stu'
        """
            .formatted(id, ClassRoom.VALUE));
    insert(
        "submission (learner, exercise, content_version, seed, purpose, question, answer,"
            + " decimal_mark, mark, outcome, mistakes, form_key, received_at, attempt)",
        250,
        "(SELECT learner FROM account WHERE login = 'stu'), '"
            + ClassRoom.VALUE
            + "', 'v', 1, 'credit', 0, '[\"n%d\"]', 'point', 0, 'wrong', '', '',"
            + " '2026-01-01T00:00:00Z', (SELECT max(id) FROM attempt)");
  }

  /**
   * A list to be walked.
   *
   * @param source the class that shows it
   * @param path where it begins
   * @param part begins and ends the part of the page that holds it; empty for the whole page
   * @param row finds what names a row
   * @param all finds all that must be in it, in the database
   */
  record Walk(String source, String path, String part, String row, String all) {
    @Override
    public String toString() {
      return source + " " + path;
    }
  }

  static Stream<Walk> walks() {
    String login = "data-label=\"Login name\">([^<]+)<";
    String cell = "href=\"/courses/[0-9]+/gradebook/[0-9]+/([0-9]+)\"";
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
        new Walk(
            "LogPages",
            room.course + "/log",
            "",
            ">walk: row ([0-9]+)<",
            "SELECT substr(subject, 5) FROM audit WHERE what = 'walk'"),
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
            "HandedInPages",
            assignment + "/handed-in",
            "",
            "handed-answer\">n([0-9]+)<",
            "SELECT substr(answer, 4, length(answer) - 5) FROM submission"));
  }

  @ParameterizedTest
  @MethodSource("walks")
  void everyRowIsOnOnePageAndLinksKeepWhatWasAsked(Walk walk) {
    TestBrowser who = walk.source().equals("HandedInPages") ? student : room.owner;
    List<List<String>> pages = new ArrayList<>();
    String back = "";
    String path = walk.path();
    while (!path.isEmpty() && pages.size() < MOST_PAGES) {
      assertKept(walk.path(), path);
      String part = part(walk, who, path);
      pages.add(found(Pattern.compile(walk.row()), part));
      back = link(BACK, part, path);
      assertEquals(pages.size() == 1, back.isEmpty(), path);
      path = link(MORE, part, path);
    }
    assertTrue(pages.size() > 2, "pages: " + pages);
    List<String> rows = pages.stream().flatMap(List::stream).toList();
    assertEquals(new HashSet<>(rows).size(), rows.size(), "a row is on one page only");
    assertEquals(new TreeSet<>(Rows.of(data, walk.all())), new TreeSet<>(rows));
    assertEquals(pages.get(0), first(walk, who, back), "it leads back to the beginning");
  }

  private static String part(Walk walk, TestBrowser who, String path) {
    HttpResponse<String> page = who.get(path);
    assertEquals(200, page.statusCode(), path);
    if (walk.part().isEmpty()) {
      return page.body();
    }
    Matcher part = Pattern.compile(walk.part(), Pattern.DOTALL).matcher(page.body());
    assertTrue(part.find(), page.body());
    return part.group(1);
  }

  /** The rows of the first page, by the links that lead back. */
  private static List<String> first(Walk walk, TestBrowser who, String from) {
    String part = "";
    for (String path = from; !path.isEmpty(); path = link(BACK, part, path)) {
      part = part(walk, who, path);
    }
    return found(Pattern.compile(walk.row()), part);
  }

  private static List<String> found(Pattern row, String part) {
    return row.matcher(part).results().map(result -> result.group(1)).toList();
  }

  /** Where a link of this page leads. */
  private static String link(Pattern link, String part, String page) {
    return link.matcher(part)
        .results()
        .map(result -> result.group(1).replace("&amp;", "&"))
        .map(found -> found.startsWith("?") ? page.replaceFirst("\\?.*", "") + found : found)
        .findFirst()
        .orElse("");
  }

  /** What the list was asked for at first is asked of its other pages, too. */
  private static void assertKept(String first, String path) {
    for (String asked : first.replaceFirst("[^?]*\\??", "").split("&")) {
      assertTrue(path.contains(asked), path + " keeps " + asked);
    }
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
      List<String> found = found(Pattern.compile("\"id\": ?([0-9]+)"), body);
      rows += found.size();
      pages++;
      seen.addAll(found);
      Matcher next = Pattern.compile("\"next\": ?([0-9]+)").matcher(body);
      before = next.find() ? "?before=" + next.group(1) : "";
    } while (!before.isEmpty() && pages < MOST_PAGES);
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
    for (Path source : sources()) {
      if (Files.readString(source).matches("(?s).*\\b(ON_A_PAGE|Paged\\.[a-z]+\\().*")) {
        paged.add(name(source));
      }
    }
    assertEquals(walked, paged);
  }

  @Test
  void everyQueryThatLeavesRowsOutIsAccountedFor() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path source : sources()) {
      long limits =
          Pattern.compile("\\bLIMIT [:0-9]").matcher(Files.readString(source)).results().count();
      if (limits > 0 && name(source).endsWith("Store")) {
        found.add(name(source) + " " + limits);
      }
    }
    found.sort(null);
    List<String> known;
    try (InputStream in = PagedListsTest.class.getResourceAsStream("/limits.txt")) {
      known =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("\\s+")[0] + " " + line.split("\\s+")[1])
              .toList();
    }
    assertEquals(String.join("\n", known), String.join("\n", found), "see limits.txt");
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static String name(Path source) {
    return String.valueOf(source.getFileName()).replace(".java", "");
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

  /**
   * A link expression that puts an address together is refused outside a web context, and {@code
   * 'page=' + (number + 1)} is page 11 after page 1.
   */
  @Test
  void noTemplatePutsAnAddressTogether() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources/touchline/templates"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Pattern.compile("@\\{[^}]*}|\\+ \\([\\w.()]+ \\+ [0-9]+\\)")
            .matcher(Files.readString(file))
            .results()
            .map(MatchResult::group)
            .forEach(link -> found.add(file + " " + link));
      }
    }
    assertEquals(List.of(), found);
  }
}
