package touchline.server.person;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.store.Database;

/** The rows about one person, wherever they are. */
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

  /** The assignments of a person's courses, which lead to what was written about them there. */
  private static final String THERE =
      """
       account = :account AND assignment IN (
        SELECT assignment.id FROM %s JOIN assignment ON assignment.course = been.course)
      """
          .formatted(been());

  /** The courses that a person is in or was taken out of. */
  private static String been() {
    return """
    (SELECT course, account FROM member WHERE account = :account
      UNION SELECT course, account FROM former_member WHERE account = :account) been
    """;
  }

  /** What takes out free words. */
  static final List<String> WORDS =
      List.of(
          "UPDATE override SET reason = 'erased', comment = '' WHERE" + THERE,
          "UPDATE extension SET reason = '' WHERE" + THERE,
          "UPDATE feedback SET reason = '', comment = '' WHERE" + THERE,
          "UPDATE accommodation SET reason = '' WHERE account = :account",
          "UPDATE marks_batch_cell SET reason = '', comment = '' WHERE account = :account",
          "UPDATE regrade_message SET text = 'erased' WHERE request IN (SELECT id FROM"
              + " regrade_request WHERE"
              + THERE
              + ")");

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
        SELECT id, exercise, content_version, source, state, mark, outcome, mistake, message,
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
    parts.put("links", LINKS);
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

  /**
   * Takes out who it was and what was written freely; marks stay, so that statistics do. Sessions
   * end, and nobody signs in with this account again.
   */
  void erase(Account account, Instant now) {
    database.write(
        handle -> {
          eraseRequests(handle, account);
          handle.execute(
              """
              UPDATE account SET login = ?, name = ?, mail = NULL, mail_confirmed = 0,
                password = NULL, is_administrator = 0, erased_at = ?
              WHERE id = ?
              """,
              "erased-" + account.id(),
              "erased person " + account.id(),
              now.toString(),
              account.id());
          handle.execute("DELETE FROM canvas_student WHERE account = ?", account.id());
          handle.execute("DELETE FROM session WHERE account = ?", account.id());
          handle.execute("DELETE FROM invitation WHERE account = ?", account.id());
          handle.execute("DELETE FROM account_token WHERE account = ?", account.id());
          handle.execute("DELETE FROM mail_change WHERE account = ?", account.id());
          handle.execute("DELETE FROM calendar_feed WHERE account = ?", account.id());
          handle.execute("DELETE FROM news_choice WHERE account = ?", account.id());
          handle.execute("DELETE FROM outbox WHERE account = ?", account.id());
          handle.execute("DELETE FROM not_mine WHERE account = ?", account.id());
          eraseWork(handle, account.learner().id());
          eraseWords(handle, account);
          return account;
        });
  }

  private static void eraseWork(Handle handle, long learner) {
    handle.execute("UPDATE submission SET answer = '[]', form_key = '' WHERE learner = ?", learner);
    handle.execute(
        """
        UPDATE code_submission SET source = '', source_sha256 = ?, form_key = '', findings = NULL,
          message = CASE WHEN message IS NULL THEN NULL ELSE '' END,
          example = CASE WHEN example IS NULL THEN NULL ELSE '' END
        WHERE learner = ?
        """,
        "0".repeat(64),
        learner);
    handle.execute(
        """
        UPDATE remark_row SET message = '', example = '', findings = NULL
        WHERE code_submission IN (SELECT id FROM code_submission WHERE learner = ?)
        """,
        learner);
  }

  /** What counts how often somebody asked for a link; while their address is still known. */
  private static void eraseRequests(Handle handle, Account account) {
    handle.execute(
        """
        DELETE FROM failed_sign_in WHERE what = 'forgotten ' || ?
          OR what IN (SELECT 'forgotten ' || mail FROM account WHERE id = ?)
        """,
        account.login(),
        account.id());
  }

  /** Files on their way in name people too; they are looked at again within a day or not at all. */
  private static void eraseWords(Handle handle, Account account) {
    for (String words : WORDS) {
      handle.createUpdate(words).bind("account", account.id()).execute();
    }
    AuditStore.forget(handle, account);
    handle.execute("DELETE FROM roster_upload");
    handle.execute("DELETE FROM marks_upload");
    String login = "login " + account.login();
    handle.execute(
        "DELETE FROM failed_sign_in WHERE what = ? OR substr(what, 1, ?) = ?",
        login,
        login.length() + 6,
        login + " from ");
  }
}
