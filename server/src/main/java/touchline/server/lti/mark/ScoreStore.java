package touchline.server.lti.mark;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.lti.service.MarkService;
import touchline.server.store.Database;

/**
 * Marks that wait to be sent. A server that takes one has it for a while, so that of several one
 * sends it; a mark that has changed meanwhile is sent once more.
 */
final class ScoreStore {
  /** Longer than a platform may take for a token, a mark, and what it shows. */
  private static final Duration LEASE = Duration.ofMinutes(2);

  private static final int LONGEST = 500;

  private static final Duration REFUSED = Duration.ofDays(1);

  /** What may be sent now: nothing that is held back, and nothing to a platform that is away. */
  static final String SENDABLE =
      """
      EXISTS (SELECT 1 FROM lti_link
        JOIN lti_context ON lti_context.id = lti_link.context
        JOIN lti_platform ON lti_platform.id = lti_context.platform
        JOIN course ON course.id = lti_context.course
        JOIN assignment ON assignment.id = lti_link.assignment
        JOIN outside_account ON outside_account.issuer = lti_platform.issuer
          AND outside_account.account = lti_score.account
        WHERE lti_link.id = lti_score.link AND lti_link.line_item = lti_score.line_item
          AND is_archived = 0 AND is_published = 1 AND is_held = 0
          AND NOT EXISTS (SELECT 1 FROM lti_pause
            WHERE lti_pause.platform = lti_context.platform AND until_at > %1$s))
      """;

  static final String TAKE =
      """
      UPDATE lti_score SET leased_until = %1$s + :lease WHERE id = (
        SELECT id FROM lti_score
        WHERE state IN ('waiting', 'refused') AND try_at <= %1$s AND leased_until <= %1$s AND
      """
          + SENDABLE
          + " ORDER BY try_at, id LIMIT 1 %2$s) RETURNING id";

  private static final String IS_DUE =
      """
      SELECT 1 FROM lti_score
      WHERE state IN ('waiting', 'refused') AND try_at <= %1$s AND leased_until <= %1$s LIMIT 1
      """;

  /** Of several names of one person, one that stands on the course's own list. */
  private static final String PUSH =
      """
      SELECT lti_score.*, lti_context.platform, lti_context.scopes, outside_account.subject
      FROM lti_score
      JOIN lti_link ON lti_link.id = lti_score.link
      JOIN lti_context ON lti_context.id = lti_link.context
      JOIN lti_platform ON lti_platform.id = lti_context.platform
      JOIN outside_account ON outside_account.issuer = lti_platform.issuer
        AND outside_account.account = lti_score.account
      LEFT JOIN lti_member ON lti_member.context = lti_context.id
        AND lti_member.account = lti_score.account AND lti_member.subject = outside_account.subject
      WHERE lti_score.id = :id
      ORDER BY CASE WHEN lti_member.subject IS NULL THEN 1 ELSE 0 END, outside_account.subject
      LIMIT 1
      """;

  private final Database database;
  private final String now;

  ScoreStore(Database database) {
    this.database = database;
    this.now = database.dialect().now();
  }

  /** The next mark that is due; nobody else takes it for a while. */
  Optional<Push> take() {
    boolean isDue =
        database.read(
            handle ->
                handle
                    .createQuery(IS_DUE.formatted(now))
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent());
    return isDue ? database.writeRows(this::lease).flatMap(this::find) : Optional.empty();
  }

  private Optional<Long> lease(Handle handle) {
    return handle
        .createQuery(TAKE.formatted(now, database.dialect().skippingLocked()))
        .bind("lease", LEASE.toMillis())
        .mapTo(Long.class)
        .findOne();
  }

  private Optional<Push> find(long id) {
    return database.read(
        handle ->
            handle.createQuery(PUSH).bind("id", id).map((row, context) -> push(row)).findOne());
  }

  private static Push push(ResultSet row) throws SQLException {
    return new Push(
        row.getLong("id"),
        row.getLong("link"),
        row.getLong("platform"),
        row.getString("subject"),
        row.getString("line_item"),
        row.getDouble("points"),
        row.getDouble("worth"),
        row.getLong("stamp"),
        row.getInt("failures"),
        row.getString("scopes").contains(MarkService.RESULTS));
  }

  /** It is there; what the platform shows for it is read soon. */
  void sent(Push push, Instant at) {
    String set = "state = 'sent', failures = 0, problem = '', sent_at = :word";
    database.write(
        handle -> {
          end(handle, push, set, at.toString(), 0);
          handle.execute("DELETE FROM lti_pause WHERE platform = ?", push.platform());
          return ReadingStore.due(handle, push.link(), now);
        });
  }

  /** The platform does not want it; it is asked again a day later, unless the mark changes. */
  void refused(Push push, String problem) {
    String set = "state = 'refused', failures = failures + 1, problem = :word, try_at = ";
    end(push, set + now + " + :pause", problem, REFUSED.toMillis());
  }

  /** The platform has one that is not older: it is sent with a later time. */
  void raise(Push push, long stamp, Duration pause) {
    String set = "failures = failures + 1, problem = :word, stamp = " + stamp + ", try_at = ";
    end(push, set + now + " + :pause", "it has a mark that is not older", pause.toMillis());
  }

  /** The platform is away; others of its marks are tried before this one. */
  void postpone(Push push, Duration pause) {
    end(push, "problem = :word, try_at = " + now + " + :pause", "", pause.toMillis());
  }

  private void end(Push push, String set, String word, long pause) {
    database.write(handle -> end(handle, push, set, word, pause));
  }

  /** Lets others have it; what was found out counts only if the mark is still the same. */
  private static int end(Handle handle, Push push, String set, String word, long pause) {
    handle
        .createUpdate("UPDATE lti_score SET " + set + " WHERE id = :id AND stamp = :stamp")
        .bindMap(
            Map.of(
                "word",
                word.length() > LONGEST ? word.substring(0, LONGEST) : word,
                "pause",
                pause,
                "id",
                push.id(),
                "stamp",
                push.stamp()))
        .execute();
    return handle.execute("UPDATE lti_score SET leased_until = 0 WHERE id = ?", push.id());
  }
}
