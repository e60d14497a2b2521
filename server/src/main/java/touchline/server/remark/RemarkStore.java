package touchline.server.remark;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.remark.Remark.Act;
import touchline.server.remark.Remark.Choice;
import touchline.server.store.Database;

/** What is marked again: asked for, looked at, decided. */
public final class RemarkStore {
  static final String SELECT =
      """
      SELECT remark.*, asker.name AS asker_name, decider.name AS decider_name FROM remark
      JOIN account AS asker ON asker.id = remark.asked_by
      LEFT JOIN account AS decider ON decider.id = remark.applied_by
      """;

  /** Whoever has begun an attempt, so far as it is not known that they were erased. */
  static final String CONCERNED =
      """
      SELECT DISTINCT attempt.assignment, attempt.account FROM assignment
      JOIN attempt ON attempt.assignment = assignment.id
      JOIN account ON account.id = attempt.account
      WHERE assignment.course = :course AND account.erased_at IS NULL
        AND (:assignment = 0 OR assignment.id = :assignment)
        AND (:exercise = '' OR attempt.exercise = :exercise)
      """;

  /** When instructors' exercises were published on which somebody concerned has worked. */
  private static final String PUBLISHED =
      """
      SELECT made_at FROM exercise_edition
      WHERE 'own/exercise_' || CAST(draft AS TEXT) IN (
        SELECT replace(attempt.exercise, '_question', '') FROM assignment
        JOIN attempt ON attempt.assignment = assignment.id
        WHERE assignment.course = :course
          AND (:assignment = 0 OR assignment.id = :assignment)
          AND (:exercise = '' OR attempt.exercise = :exercise))
      """;

  private static final String WHAT = "marking again";

  private final Database database;

  public RemarkStore(Database database) {
    this.database = database;
  }

  /** Asks for a dry run; nothing if there is nobody whose work could be marked again. */
  Optional<Long> ask(long course, Choice choice, String version, Account who, Instant now) {
    return database.write(
        transaction -> {
          long id = insert(transaction, course, choice, version, who, now);
          int students =
              transaction
                  .createUpdate(
                      "INSERT INTO remark_student (remark, assignment, account, state)"
                          + " SELECT :remark, found.assignment, found.account, 'waiting' FROM ("
                          + CONCERNED
                          + ") AS found")
                  .bind("remark", id)
                  .bind("course", course)
                  .bind("assignment", choice.assignment())
                  .bind("exercise", choice.exercise())
                  .execute();
          if (students == 0) {
            transaction.execute("DELETE FROM remark WHERE id = ?", id);
          }
          return students == 0 ? Optional.empty() : Optional.of(id);
        });
  }

  private static long insert(
      Handle transaction, long course, Choice choice, String version, Account who, Instant now) {
    return transaction
        .createUpdate(
            """
            INSERT INTO remark (course, assignment, exercise, content_version, state, asked_by,
              asked_at)
            VALUES (:course, :assignment, :exercise, :version, 'marking', :who, :now)
            """)
        .bind("course", course)
        .bind("assignment", choice.assignment() == 0 ? null : Long.valueOf(choice.assignment()))
        .bind("exercise", choice.exercise())
        .bind("version", version)
        .bind("who", who.id())
        .bind("now", now.toString())
        .executeAndReturnGeneratedKeys("id")
        .mapTo(Long.class)
        .one();
  }

  /** The one of this number in a course. */
  Optional<Remark> find(long course, long id) {
    return find(id).filter(found -> found.course() == course);
  }

  Optional<Remark> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery(SELECT + "WHERE remark.id = :id")
                .bind("id", id)
                .map((row, context) -> read(row))
                .findOne());
  }

  /** Whether an exercise in it was published after it was asked for. */
  boolean isRewritten(Remark remark) {
    return database
        .read(
            handle ->
                handle
                    .createQuery(PUBLISHED)
                    .bind("course", remark.course())
                    .bind("assignment", remark.choice().assignment())
                    .bind("exercise", remark.choice().exercise())
                    .mapTo(String.class)
                    .list())
        .stream()
        .anyMatch(made -> Instant.parse(made).isAfter(remark.asked().at()));
  }

  /** Those of a course, the newest first. */
  List<Remark> list(long course, int from, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    SELECT
                        + "WHERE remark.course = :course ORDER BY remark.id DESC"
                        + " LIMIT :most OFFSET :from")
                .bind("course", course)
                .bind("from", from)
                .bind("most", most)
                .map((row, context) -> read(row))
                .list());
  }

  private static Remark read(ResultSet row) throws SQLException {
    return new Remark(
        row.getLong("id"),
        row.getLong("course"),
        new Choice(row.getLong("assignment"), row.getString("exercise")),
        row.getString("content_version"),
        Stage.of(row.getString("state")),
        ApplyRule.of(row.getString("way")),
        new Act(
            row.getLong("asked_by"),
            row.getString("asker_name"),
            Instant.parse(row.getString("asked_at"))),
        applied(row));
  }

  private static Optional<Act> applied(ResultSet row) throws SQLException {
    String at = row.getString("applied_at");
    return at == null
        ? Optional.empty()
        : Optional.of(
            new Act(
                row.getLong("applied_by"),
                Objects.requireNonNullElse(row.getString("decider_name"), ""),
                Instant.parse(at)));
  }

  /**
   * Decides which of the marks of a dry run count; they are put into effect from now on.
   *
   * @return false if it is not waiting for a decision any more
   */
  boolean decide(Remark remark, ApplyRule way, String subject, Account who, Instant now) {
    return database.write(
        transaction -> {
          boolean isDecided =
              transaction.execute(
                      """
                      UPDATE remark SET state = 'applying', way = ?, applied_by = ?, applied_at = ?
                      WHERE id = ? AND state = 'shown'
                      """,
                      way.word(),
                      who.id(),
                      now.toString(),
                      remark.id())
                  == 1;
          if (isDecided) {
            String after = way.title() + ", content " + Remark.shortened(remark.version());
            Change change = new Change(WHAT, subject, "", after);
            AuditStore.log(transaction, who, remark.course(), change, now);
          }
          return isDecided;
        });
  }

  /** Gives a dry run up; false if it is decided already, or was given up before. */
  boolean cancel(Remark remark) {
    return database.write(
        transaction -> {
          boolean isCancelled =
              transaction.execute(
                      """
                      UPDATE remark SET state = 'cancelled', worker = '', leased_until = 0
                      WHERE id = ? AND state IN ('marking', 'shown')
                      """,
                      remark.id())
                  == 1;
          if (isCancelled) {
            transaction.execute("DELETE FROM remark_row WHERE remark = ?", remark.id());
            transaction.execute("DELETE FROM remark_student WHERE remark = ?", remark.id());
          }
          return isCancelled;
        });
  }

  /** Tries those students again that a fault of ours was in the way of. */
  boolean again(Remark remark) {
    return database.write(
        transaction -> {
          boolean isAgain =
              transaction.execute(
                      "UPDATE remark SET state = 'marking' WHERE id = ? AND state = 'shown'",
                      remark.id())
                  == 1;
          if (isAgain) {
            transaction.execute(
                """
                UPDATE remark_student SET state = 'waiting', failures = 0, try_at = 0
                WHERE remark = ? AND state = 'lost'
                """,
                remark.id());
          }
          return isAgain;
        });
  }
}
