package touchline.server.lti.mark;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;
import touchline.server.lti.service.MarkService;
import touchline.server.lti.service.Result;
import touchline.server.store.Database;

/** What platforms show for the marks that were sent: read once all of a link's are there. */
final class ReadingStore {
  /** Longer than a platform may take for all pages of a course. */
  private static final Duration LEASE = Duration.ofMinutes(10);

  static final String TAKE =
      """
      UPDATE lti_reading SET due_at = %1$s + :lease WHERE link = (
        SELECT link FROM lti_reading
        WHERE due_at <= %1$s
          AND NOT EXISTS (SELECT 1 FROM lti_score WHERE lti_score.link = lti_reading.link
            AND state = 'waiting' AND
      """
          + ScoreStore.SENDABLE
          + """
            )
          AND EXISTS (SELECT 1 FROM lti_link JOIN lti_context ON lti_context.id = lti_link.context
            WHERE lti_link.id = lti_reading.link AND line_item <> '' AND scopes LIKE :scope
              AND NOT EXISTS (SELECT 1 FROM lti_pause
                WHERE lti_pause.platform = lti_context.platform AND until_at > %1$s))
        ORDER BY due_at, link LIMIT 1 %2$s)
      RETURNING link, due_at
      """;

  private final Database database;
  private final String now;

  ReadingStore(Database database) {
    this.database = database;
    this.now = database.dialect().now();
  }

  /**
   * What is to be read, by nobody else for a while.
   *
   * @param due until when
   */
  record Reading(long link, long platform, String lineItem, long due) {}

  private record Leased(long link, long due) {}

  /** It is read again, soon. */
  static int due(Handle transaction, long link, String now) {
    return transaction
        .createUpdate(
            """
            INSERT INTO lti_reading (link, due_at, problem) VALUES (:link, %s, '')
            ON CONFLICT (link) DO UPDATE SET due_at = excluded.due_at
            """
                .formatted(now))
        .bind("link", link)
        .execute();
  }

  Optional<Reading> take() {
    boolean isDue =
        database.read(
            handle ->
                handle
                    .createQuery("SELECT 1 FROM lti_reading WHERE due_at <= " + now + " LIMIT 1")
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent());
    return isDue ? database.writeRows(this::lease).map(this::find) : Optional.empty();
  }

  private Optional<Leased> lease(Handle handle) {
    return handle
        .createQuery(TAKE.formatted(now, database.dialect().skippingLocked()))
        .bind("lease", LEASE.toMillis())
        .bind("scope", '%' + MarkService.RESULTS + '%')
        .map((row, context) -> new Leased(row.getLong("link"), row.getLong("due_at")))
        .findOne();
  }

  private Reading find(Leased leased) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT lti_link.line_item, platform FROM lti_link
                    JOIN lti_context ON lti_context.id = lti_link.context WHERE lti_link.id = :link
                    """)
                .bind("link", leased.link())
                .map(
                    (row, context) ->
                        new Reading(
                            leased.link(),
                            row.getLong("platform"),
                            row.getString("line_item"),
                            leased.due()))
                .one());
  }

  private record Known(long id, String subject, double worth) {}

  /** Keeps what the platform shows; nothing for whom it shows nothing. */
  void read(Reading reading, List<Result> results, Instant at) {
    Map<String, Result> shown = new HashMap<>();
    results.forEach(one -> shown.put(one.subject(), one));
    database.write(
        handle -> {
          Map<Long, Double> points = new HashMap<>();
          for (Known one : known(handle, reading.link())) {
            Result result = shown.get(one.subject());
            points.putIfAbsent(one.id(), null);
            if (result != null) {
              points.put(one.id(), result.of(one.worth()));
            }
          }
          PreparedBatch batch =
              handle.prepareBatch("UPDATE lti_score SET shown = :shown WHERE id = :id");
          points.forEach((id, value) -> batch.bind("shown", value).bind("id", id).add());
          if (batch.size() > 0) {
            batch.execute();
          }
          return end(handle, reading, at.toString(), "");
        });
  }

  private static List<Known> known(Handle handle, long link) {
    return handle
        .createQuery(
            """
            SELECT lti_score.id, subject, worth FROM lti_score
            JOIN lti_link ON lti_link.id = lti_score.link
            JOIN lti_context ON lti_context.id = lti_link.context
            JOIN lti_platform ON lti_platform.id = lti_context.platform
            JOIN outside_account ON outside_account.account = lti_score.account
              AND outside_account.issuer = lti_platform.issuer
            WHERE link = :link
            """)
        .bind("link", link)
        .map(
            (row, context) ->
                new Known(row.getLong("id"), row.getString("subject"), row.getDouble("worth")))
        .list();
  }

  /** It cannot be read; somebody may ask for it again. */
  void failed(Reading reading, String problem) {
    String told = problem.length() > 500 ? problem.substring(0, 500) : problem;
    database.write(handle -> end(handle, reading, null, told));
  }

  /** The platform is away; it is read once it is not. */
  void postpone(Reading reading) {
    database.write(handle -> due(handle, reading.link(), now));
  }

  /** What became due meanwhile stays so. */
  private static int end(Handle handle, Reading reading, @Nullable String at, String problem) {
    return handle
        .createUpdate(
            """
            UPDATE lti_reading SET due_at = CASE WHEN due_at = :due THEN NULL ELSE due_at END,
              read_at = coalesce(:at, read_at), problem = :problem WHERE link = :link
            """)
        .bind("due", reading.due())
        .bind("at", at)
        .bind("problem", problem)
        .bind("link", reading.link())
        .execute();
  }
}
