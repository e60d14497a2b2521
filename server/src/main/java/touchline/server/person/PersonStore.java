package touchline.server.person;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.store.Database;

/** The rows about one person, wherever they are, as the person may have them. */
public final class PersonStore {
  /**
   * Not the seeds: they would tell right answers and hidden cases while others still work. Nor what
   * the person's pages do not tell: reasons for staff, and what is not published.
   */
  static final Map<String, String> PARTS = parts();

  private static final String LINKS =
      """
      SELECT maker.name AS made_by, made_at FROM link_made
      JOIN account maker ON maker.id = link_made.made_by
      WHERE link_made.account = :account ORDER BY link_made.id
      """;

  /** The courses that a person is in or was taken out of. */
  static String been() {
    return """
    (SELECT course, account FROM member WHERE account = :account
      UNION SELECT course, account FROM former_member WHERE account = :account) been
    """;
  }

  private final Database database;

  public PersonStore(Database database) {
    this.database = database;
  }

  private static Map<String, String> parts() {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put(
        "account", "SELECT id, login, name, mail, created_at FROM account WHERE id = :account");
    parts.put(
        "courses",
        """
        SELECT course.title, role, section, joined_at FROM member
        JOIN course ON course.id = member.course WHERE account = :account ORDER BY course.id
        """);
    parts.put(
        "courses_before",
        """
        SELECT course.title, role, section, joined_at, taken_out_at FROM former_member
        JOIN course ON course.id = former_member.course
        WHERE account = :account ORDER BY course.id
        """);
    parts.put(
        "answers",
        """
        SELECT id, exercise, content_version, purpose, question, answer, decimal_mark, mark, outcome,
          mistakes, received_at, attempt
        FROM submission WHERE learner = :learner ORDER BY id
        """);
    parts.put(
        "methods",
        """
        SELECT id, exercise, variant, content_version, source, state, mark, outcome, mistake, message,
          received_at, attempt
        FROM code_submission WHERE learner = :learner ORDER BY id
        """);
    parts.put(
        "attempts",
        """
        SELECT attempt.id, CASE WHEN is_published = 1 THEN assignment.title END AS title,
          exercise, number, hints, started_at FROM attempt
        JOIN assignment ON assignment.id = attempt.assignment
        WHERE account = :account ORDER BY attempt.id
        """);
    parts.put(
        "marked_again",
        """
        SELECT attempt.exercise, remark_row.before_mark, remark_row.given_mark, remark.applied_at
        FROM attempt
        JOIN submission ON submission.attempt = attempt.id
        JOIN remark_row ON remark_row.submission = submission.id
        JOIN remark ON remark.id = remark_row.remark
        WHERE attempt.account = :account AND remark_row.given_mark IS NOT NULL
        UNION ALL
        SELECT attempt.exercise, remark_row.before_mark, remark_row.given_mark, remark.applied_at
        FROM attempt
        JOIN code_submission ON code_submission.attempt = attempt.id
        JOIN remark_row ON remark_row.code_submission = code_submission.id
        JOIN remark ON remark.id = remark_row.remark
        WHERE attempt.account = :account AND remark_row.given_mark IS NOT NULL
        """);
    parts.put(
        "points",
        """
        SELECT assignment.title, grade.points, grade.is_late, grade.last_at,
          override.points AS decided, override.comment, override.given_at
        FROM %s
        JOIN assignment ON assignment.course = been.course
        LEFT JOIN grade ON grade.assignment = assignment.id AND grade.account = been.account
        LEFT JOIN override ON override.assignment = assignment.id
          AND override.account = been.account
        WHERE assignment.is_published = 1 AND is_held = 0
          AND (grade.account IS NOT NULL OR override.account IS NOT NULL)
        ORDER BY assignment.id
        """
            .formatted(been()));
    parts.put(
        "extensions",
        """
        SELECT assignment.title, kind, value, given_at FROM %s
        JOIN assignment ON assignment.course = been.course
        JOIN extension ON extension.assignment = assignment.id
          AND extension.account = been.account
        WHERE assignment.is_published = 1 ORDER BY extension.id
        """
            .formatted(been()));
    parts.put(
        "accommodations",
        """
        SELECT course.title, percent, given_at FROM %s
        JOIN accommodation ON accommodation.course = been.course
          AND accommodation.account = been.account
        JOIN course ON course.id = been.course
        ORDER BY course.id
        """
            .formatted(been()));
    parts.put(
        "comments",
        """
        SELECT assignment.title, exercise, feedback.points, feedback.comment, feedback.given_at
        FROM %s
        JOIN assignment ON assignment.course = been.course
        JOIN feedback ON feedback.assignment = assignment.id AND feedback.account = been.account
        WHERE assignment.is_published = 1 AND is_held = 0
        ORDER BY assignment.id, exercise
        """
            .formatted(been()));
    parts.put(
        "from_outside",
        """
        SELECT issuer, subject FROM outside_account WHERE account = :account
        ORDER BY issuer, subject
        """);
    parts.put(
        "comments_on_lines",
        """
        SELECT code_submission.id AS method, first_line, last_line, words,
          annotation.given_at
        FROM attempt
        JOIN assignment ON assignment.id = attempt.assignment
        JOIN code_submission ON code_submission.attempt = attempt.id
        JOIN annotation ON annotation.submission = code_submission.id
        WHERE attempt.account = :account AND assignment.is_published = 1 AND is_held = 0
        ORDER BY annotation.id
        """);
    parts.put(
        "rubric_items",
        """
        SELECT assignment.title, exercise, rubric_item.points, words, rubric_tick.given_at
        FROM rubric_tick
        JOIN rubric_item ON rubric_item.id = rubric_tick.item
        JOIN assignment ON assignment.id = rubric_item.assignment
        WHERE rubric_tick.account = :account AND assignment.is_published = 1 AND is_held = 0
        ORDER BY rubric_item.id
        """);
    parts.put(
        "exercises_written",
        """
        SELECT id, title, created_at, changed_at FROM exercise_draft
        WHERE account = :account ORDER BY id
        """);
    parts.put("links", LINKS);
    parts.put(
        "security_log",
        """
        SELECT at, what, after FROM security_event
        WHERE account = :account AND subject = '' ORDER BY id
        """);
    parts.put(
        "second_step",
        """
        SELECT since_at, (SELECT count(*) FROM recovery_code
          WHERE recovery_code.account = second_step.account) AS codes_on_paper
        FROM second_step WHERE account = :account AND since_at IS NOT NULL
        """);
    parts.put(
        "sign_in_accounts",
        """
        SELECT issuer, subject, linked_at FROM provider_identity
        WHERE account = :account ORDER BY issuer
        """);
    parts.put(
        "questions",
        """
        SELECT CASE WHEN is_published = 1 THEN assignment.title END AS title,
          regrade_message.text, regrade_message.said_at,
          CASE WHEN regrade_message.account = :account THEN 1 ELSE 0 END AS is_own
        FROM %s
        JOIN assignment ON assignment.course = been.course
        JOIN regrade_request ON regrade_request.assignment = assignment.id
          AND regrade_request.account = been.account
        JOIN regrade_message ON regrade_message.request = regrade_request.id
        ORDER BY regrade_message.id
        """
            .formatted(been()));
    return parts;
  }

  /** Everything, by part; each row by the names of its columns. */
  Map<String, List<Map<String, Object>>> everything(Account account) {
    return database.read(
        handle -> {
          Map<String, List<Map<String, Object>>> all = new LinkedHashMap<>();
          PARTS.forEach((name, query) -> all.put(name, rows(handle, query, account)));
          return all;
        });
  }

  private static List<Map<String, Object>> rows(Handle handle, String query, Account account) {
    Map<String, Long> who = Map.of("account", account.id(), "learner", account.learner().id());
    String needed = query.contains(":learner") ? "learner" : "account";
    return handle.createQuery(query).bind(needed, who.get(needed)).mapToMap().list();
  }
}
