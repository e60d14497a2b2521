package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.DemoSite;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.demo.DemoSize;
import touchline.server.store.TestPlace;

/**
 * What is for staff, and what is another student's, is in nothing that a student can fetch: words
 * are planted wherever such words are kept, and sought in every route.
 */
class StaffWordsTest {
  private static final String WORD = "quagga";

  /** How the two databases call what can hold words. */
  private static final String TEXTS = "TEXT|BLOB|.*words\"?|bytea";

  private static final String OTHERS = "(SELECT id FROM account WHERE login LIKE 'student_%')";
  private static final String THEIRS =
      "(SELECT learner FROM account WHERE login LIKE 'student_%' OR login LIKE 'quagga%')";

  /** How words are planted; names come last, because the others are found by logins. */
  private static final List<String> PLANTED =
      List.of(
          "UPDATE extension SET reason = 'quagga'",
          "UPDATE override SET reason = 'quagga'",
          "UPDATE assignment SET is_held = 1 WHERE id = 2",
          "INSERT INTO feedback (assignment, account, exercise, points, comment, reason, given_by,"
              + " given_at, revision) SELECT 2, id, '', NULL, 'quagga', 'quagga', 1,"
              + " '2026-01-01T00:00:00Z', 1 FROM account WHERE login LIKE 'student%'",
          "INSERT INTO feedback (assignment, account, exercise, points, comment, reason, given_by,"
              + " given_at, revision) SELECT 1, id, '', NULL, 'fine', 'quagga', 1,"
              + " '2026-01-01T00:00:00Z', 1 FROM account WHERE login LIKE 'student%'",
          // Of the held assignment for the student, and of the other one for somebody else.
          "INSERT INTO rubric_item (id, assignment, exercise, points, words)"
              + " SELECT 70 + assignment, assignment, min(exercise), 1, 'quagga'"
              + " FROM assignment_part GROUP BY assignment",
          "INSERT INTO rubric_tick (item, account, given_by, given_at)"
              + " SELECT 72, id, 1, '2026-01-01T00:00:00Z' FROM account WHERE login = 'student'",
          "INSERT INTO rubric_tick (item, account, given_by, given_at)"
              + " SELECT 71, id, 1, '2026-01-01T00:00:00Z' FROM account WHERE login = 'student2'",
          "INSERT INTO annotation (submission, first_line, last_line, words, given_by, given_at)"
              + " SELECT code_submission.id, 1, 1, 'quagga', 1, '2026-01-01T00:00:00Z'"
              + " FROM code_submission JOIN attempt ON attempt.id = code_submission.attempt"
              + " WHERE assignment = 2",
          "INSERT INTO exercise_draft (account, title, folder, revision, created_at, changed_at)"
              + " VALUES (1, 'quagga', "
              + (TestPlace.isServer() ? "'\\x00'" : "x'00'")
              + ", 1, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')",
          "INSERT INTO canvas_column (assignment, heading) VALUES (1, 'quagga')",
          "INSERT INTO canvas_student (course, account, name, number, sis_id)"
              + " SELECT 1, id, 'quagga', 'quagga', 'quagga' FROM account",
          "INSERT INTO accommodation (course, account, percent, reason, given_by, given_at)"
              + " SELECT 1, id, 1, 'quagga', 1, '2026-01-01T00:00:00Z' FROM account"
              + " WHERE login LIKE 'student%'",
          "INSERT INTO marks_batch (id, course, reason, taken_by, taken_at)"
              + " VALUES (77, 1, 'quagga', 1, '2026-01-01T00:00:00Z')",
          "INSERT INTO marks_batch_cell (batch, assignment, account, revision, had, points, reason,"
              + " comment) SELECT 77, 1, id, 1, 0, 1, 'quagga', 'quagga' FROM account",
          "UPDATE override SET comment = 'quagga' WHERE account IN " + OTHERS,
          "UPDATE regrade_message SET text = 'quagga' WHERE request IN"
              + " (SELECT id FROM regrade_request WHERE account IN "
              + OTHERS
              + ")",
          "UPDATE member SET section = 'quagga' WHERE account IN " + OTHERS,
          "INSERT INTO former_member (course, account, role, section, joined_at, taken_out_at)"
              + " SELECT course, account, role, 'quagga', joined_at, joined_at"
              + " FROM member WHERE account IN "
              + OTHERS,
          "UPDATE submission SET answer = '[\"quagga\"]' WHERE learner IN " + THEIRS,
          "UPDATE code_submission SET source = 'quagga', message = 'quagga' WHERE learner IN "
              + THEIRS,
          "INSERT INTO audit (at, account, course, what, subject, before, after)"
              + " SELECT '2026-01-01T00:00:00Z', 1, 1, 'points', 'Week 1, account ' || id,"
              + " 'quagga', 'quagga' FROM account",
          "INSERT INTO account_token (account, name, token_sha256, made_at)"
              + " VALUES (1, 'quagga', '"
              + "1".repeat(64)
              + "', '2026-01-01T00:00:00Z')",
          "INSERT INTO provider_identity (issuer, subject, account, linked_at)"
              + " SELECT 'https://provider.example', 'quagga' || id, id, '2026-01-01T00:00:00Z'"
              + " FROM account WHERE id IN "
              + OTHERS,
          "INSERT INTO api_token (name, learner, token_sha256, created_at)"
              + " SELECT 'quagga', learner, '"
              + "2".repeat(64)
              + "', '2026-01-01T00:00:00Z' FROM account WHERE id = 1",
          "INSERT INTO invitation (token_sha256, account, expires_at, mailed_to) VALUES ('"
              + "3".repeat(64)
              + "', 1, '2027-01-01T00:00:00Z', 'quagga')",
          "INSERT INTO mail_change (token_sha256, account, address, expires_at) VALUES ('"
              + "4".repeat(64)
              + "', 1, 'quagga', '2027-01-01T00:00:00Z')",
          "INSERT INTO outbox (kind, account, address, queued_at, try_at, subject, words)"
              + " VALUES ('reset', 1, 'quagga', 0, 9000000000000, 'quagga', 'quagga')",
          "INSERT INTO invite_batch (course, made_by, made_at, section, way)"
              + " VALUES (1, 1, '2026-01-01T00:00:00Z', 'quagga', 'links')",
          "INSERT INTO invite SELECT max(id), 1, 'made' FROM invite_batch",
          "UPDATE account SET mail = 'quagga@example.org' WHERE login <> 'student'",
          "UPDATE account SET name = 'quagga' || id, login = 'quagga' || id WHERE id IN " + OTHERS);

  @TempDir private static Path data;
  private static DemoSite site;
  private static TestBrowser owner;
  private static TestBrowser student;
  private static String hidden = "";

  @BeforeAll
  static void start() {
    site = new DemoSite(data, new DemoSize(6, 3, true), "owner", "student", "student2");
    owner = site.as("owner");
    student = site.as("student");
    TestBrowser other = site.as("student2");
    Rows.change(data, "DELETE FROM override");
    for (String login : List.of("student", "student2")) {
      decide("1", login);
      owner.fill(
          DemoSite.COURSE + "/assignments/1/extensions",
          "whom",
          "people",
          "logins",
          login,
          "kind",
          "by",
          "minutes",
          "60",
          "reason",
          "ill");
    }
    for (TestBrowser who : List.of(student, other)) {
      ClassRoom.location(
          who.fill(DemoSite.COURSE + "/requests", "assignment", "1", "text", "Why?"));
    }
    hidden = site.row("SELECT max(id) FROM assignment");
    decide(hidden, "student");
    Rows.change(
        data, "UPDATE assignment SET is_published = 0, title = 'quagga' WHERE id = " + hidden);
    Rows.change(data, "UPDATE override SET comment = 'quagga' WHERE assignment = " + hidden);
    for (String upload : List.of("/roster", "/marks")) {
      ClassRoom.location(
          owner.fill(
              DemoSite.COURSE + upload, "text", "login,name\nquagga,quagga\n", "reason", WORD));
    }
    PLANTED.forEach(statement -> Rows.change(data, statement));
  }

  private static void decide(String assignment, String login) {
    String cell = DemoSite.COURSE + "/gradebook/" + assignment + "/" + site.account(login);
    ClassRoom.location(
        owner.fill(
            cell,
            "revision",
            "0",
            "points",
            "1",
            "reason",
            "cheated",
            "comment",
            "Come and see me"));
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static List<String> lines(String resource) {
    try (InputStream in = StaffWordsTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  /** Of what is the student's own, where there is such a thing. */
  private static String address(String path) {
    String exercise = site.row("SELECT exercise FROM attempt WHERE assignment = 1");
    return path.replace("{lesson}/{name}", exercise)
        .replace("<method>", ClassRoom.METHOD)
        .replace("{account}", site.account("student"))
        .replace("{id}", site.account("student"))
        .replace("{lesson}", "closest-point")
        .replace("{slug}", "closest-point")
        .replaceAll("\\{[a-z]+}", "1");
  }

  @Test
  void noRouteTellsAStudentWhatIsForStaff() {
    String token = People.token(student, "words");
    List<String> telling = new ArrayList<>();
    int read = 0;
    for (String line : lines("/access.txt")) {
      String[] route = line.split("\\s+");
      if (route[1].equals("GET")) {
        HttpResponse<String> answer =
            route[2].startsWith("/api/")
                ? site.stranger().get(address(route[2]), "Authorization", "Bearer " + token)
                : student.get(address(route[2]));
        read += answer.statusCode() == 200 ? 1 : 0;
        if (answer.body().contains(WORD)) {
          telling.add(route[2]);
        }
      }
    }
    assertEquals(List.of(), telling);
    assertTrue(read > 20, "routes that answered: " + read);
  }

  @Test
  void staffReadIt() {
    for (String path :
        List.of("/log", "/gradebook", "/gradebook/1/" + site.account("student"), "/members")) {
      assertTrue(owner.get(DemoSite.COURSE + path).body().contains(WORD), path);
    }
    assertTrue(
        student.get("/account/export").body().contains("Come and see me"),
        "what an instructor wrote for the student is in the student's export");
  }

  @Test
  void everyColumnThatCanHoldWordsIsLookedAt() throws SQLException {
    TreeSet<String> known = new TreeSet<>();
    lines("/words.txt").forEach(line -> known.add(line.split("\\s+")[1]));
    TreeSet<String> columns = new TreeSet<>();
    try (Connection connection = TestPlace.connect(data)) {
      TestPlace.columns(connection)
          .forEach(
              (column, type) -> {
                boolean isFree = !column.matches(".*\\.(at|.*(_at|_sha256|version))");
                if (type.matches(TEXTS) && isFree) {
                  columns.add(column);
                }
              });
    }
    assertEquals(String.join("\n", columns), String.join("\n", known), "see words.txt");
  }

  @Test
  void everyColumnThatIsSaidToBePlantedIs() {
    String all =
        String.join("\n", PLANTED)
            + "\nUPDATE assignment SET title"
            + "\nroster_upload.file, by its page\nmarks_upload.file, marks_upload.reason, by its page";
    for (String line : lines("/words.txt")) {
      String[] parts = line.split("\\s+|\\.");
      boolean isThere = all.matches("(?s).*\\b" + parts[1] + "\\b[^\n]*\\b" + parts[2] + "\\b.*");
      assertTrue(!parts[0].equals("planted") || isThere, line);
    }
  }
}
