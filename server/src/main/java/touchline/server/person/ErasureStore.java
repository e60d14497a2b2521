package touchline.server.person;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.account.guard.SecurityLogStore;
import touchline.server.annotation.AnnotationStore;
import touchline.server.audit.AuditStore;
import touchline.server.store.Database;

/** Takes out of all tables who a person was, and what they or others about them wrote. */
public final class ErasureStore {
  /** The assignments of a person's courses, which lead to what was written about them there. */
  private static final String THERE =
      """
       account = :account AND assignment IN (
        SELECT assignment.id FROM %s JOIN assignment ON assignment.course = been.course)
      """
          .formatted(PersonStore.been());

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

  /** To colleagues. */
  private static final String SHARES =
      "DELETE FROM exercise_share WHERE draft IN (SELECT id FROM exercise_draft WHERE account = ?)";

  /** What was published stays: the work of others is marked by it. */
  private static final String DRAFTS =
      """
      DELETE FROM exercise_draft WHERE account = ?
        AND NOT EXISTS (SELECT 1 FROM exercise_edition WHERE draft = exercise_draft.id)
      """;

  /** What says who somebody is, lets them in, or is still to come to them. */
  private static final List<String> ROWS =
      List.of(
          "canvas_student",
          "session",
          "second_step",
          "recovery_code",
          "first_step",
          "provider_identity",
          "provider_journey",
          "lti_visit",
          "lti_pass",
          "lti_score",
          "lti_member",
          "outside_account",
          "invitation",
          "account_token",
          "mail_change",
          "calendar_feed",
          "news_choice",
          "outbox",
          "not_mine");

  private final Database database;

  public ErasureStore(Database database) {
    this.database = database;
  }

  /**
   * Takes out who it was and what was written freely; marks stay, so that statistics do. Sessions
   * end, and nobody signs in with this account again.
   */
  void erase(Account who, Account account, Instant now) {
    database.write(
        handle -> {
          String subject = AuditStore.person(account.id());
          SecurityLogStore.note(handle, who.id(), "erased", subject, "", now);
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
          for (String table : ROWS) {
            handle.execute("DELETE FROM " + table + " WHERE account = ?", account.id());
          }
          handle.execute(
              "DELETE FROM security_event WHERE account = ? AND subject = ''", account.id());
          handle.execute(SHARES, account.id());
          handle.execute(DRAFTS, account.id());
          eraseWork(handle, account.learner().id());
          eraseWords(handle, account);
          return account;
        });
  }

  private static void eraseWork(Handle handle, long learner) {
    handle.execute(AnnotationStore.ERASE, learner);
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
