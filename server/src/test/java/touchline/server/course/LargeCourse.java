package touchline.server.course;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import touchline.server.ClassRoom;
import touchline.server.Rows;

/** A course with more of everything than one page of a list holds. */
public final class LargeCourse {
  private static final int CLASS = 450;

  private final Path data;
  private final String course;

  private LargeCourse(Path data, String course) {
    this.data = data;
    this.course = course;
  }

  /** Fills the course of this room, and one of its assignments, which "stu" has answered. */
  public static void fill(Path data, ClassRoom room, String assignment) {
    LargeCourse large = new LargeCourse(data, number(room.course));
    large.fillClass();
    large.announce();
    large.fillAssignment(number(assignment));
  }

  private static String number(String path) {
    return path.replaceAll(".*/", "");
  }

  /** Rows with the numbers from 1 on; {@code %d} stands for the number. */
  private void insert(String into, int most, String row) {
    List<String> rows =
        IntStream.rangeClosed(1, most)
            .mapToObj(i -> "(" + row.replace("%d", "" + i) + ")")
            .toList();
    Rows.change(data, "INSERT INTO " + into + " VALUES " + String.join(", ", rows));
  }

  private void fillClass() {
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
            .formatted(course));
    insert(
        "audit (at, account, course, what, subject, before, after)",
        250,
        "'2026-01-01T00:00:00Z', 1, " + course + ", 'walk', 'row %d', '', ''");
  }

  /** All at one time, so that their order is decided by something else. */
  private void announce() {
    insert(
        "announcement (course, account, title, text, at)",
        120,
        course + ", 1, 'walk %d', 'text', '2026-01-01T00:00:00Z'");
  }

  private void fillAssignment(String id) {
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
}
