package touchline.server.lti.mark;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.lti.service.LineItemService;
import touchline.server.lti.service.ServiceProblem;
import touchline.server.store.Database;

/**
 * Links to assignments that came without a column for marks, and the columns that are made for
 * them: one for each assignment of a course there, by one server at a time.
 */
final class MissingItemStore {
  /** Longer than a platform may take for a token, its list, and a new column. */
  private static final Duration LEASE = Duration.ofMinutes(5);

  private static final int LONGEST = 500;

  private static final String WORTH =
      """
      coalesce(assignment.own_points, (SELECT sum(assignment_part.points) FROM assignment_part
        WHERE assignment_part.assignment = assignment.id))
      """;

  /** None is made where another link of the same course there has one for the assignment. */
  private static final String LACKING =
      """
      FROM lti_link
      JOIN lti_context ON lti_context.id = lti_link.context
      JOIN course ON course.id = lti_context.course AND is_archived = 0
      JOIN assignment ON assignment.id = lti_link.assignment AND assignment.course = course.id
        AND is_published = 1
      WHERE lti_link.line_item = '' AND lti_context.line_items <> ''
        AND ' ' || lti_context.scopes || ' ' LIKE :scope AND %s > 0
        AND NOT EXISTS (SELECT 1 FROM lti_link AS other WHERE other.context = lti_link.context
          AND other.assignment = lti_link.assignment AND other.line_item <> '')
      """
          .formatted(WORTH);

  private static final String NEW =
      """
      INSERT INTO lti_item (context, assignment, link, line_item, try_at, problem)
      SELECT lti_link.context, lti_link.assignment, min(lti_link.id), '', 0, ''
      """
          + LACKING
          + """
            AND NOT EXISTS (SELECT 1 FROM lti_item WHERE lti_item.context = lti_link.context
              AND lti_item.assignment = lti_link.assignment)
            GROUP BY lti_link.context, lti_link.assignment
            ON CONFLICT (context, assignment) DO NOTHING
            """;

  static final String TAKE =
      """
      UPDATE lti_item SET leased_until = %1$s + :lease WHERE id = (
        SELECT lti_item.id FROM lti_item
        WHERE lti_item.line_item = '' AND try_at <= %1$s AND leased_until <= %1$s
          AND NOT EXISTS (SELECT 1 FROM lti_context
            JOIN lti_pause ON lti_pause.platform = lti_context.platform
            WHERE lti_context.id = lti_item.context AND until_at > %1$s)
          AND EXISTS (SELECT 1
      """
          + LACKING
          + """
              AND lti_link.id = lti_item.link AND lti_link.assignment = lti_item.assignment)
            ORDER BY try_at, lti_item.id LIMIT 1 %2$s) RETURNING id
          """;

  private static final String IS_DUE =
      """
      SELECT 1 FROM lti_item
      WHERE line_item = '' AND try_at <= %1$s AND leased_until <= %1$s LIMIT 1
      """;

  private static final String MISSING =
      """
      SELECT lti_item.id, lti_item.link, lti_item.assignment, lti_context.platform,
        lti_context.line_items, lti_link.resource, assignment.title, %s AS worth,
        lti_item.failures
      FROM lti_item
      JOIN lti_link ON lti_link.id = lti_item.link
      JOIN lti_context ON lti_context.id = lti_item.context
      JOIN assignment ON assignment.id = lti_item.assignment
      WHERE lti_item.id = :id
      """
          .formatted(WORTH);

  private final Database database;
  private final String now;

  MissingItemStore(Database database) {
    this.database = database;
    this.now = database.dialect().now();
  }

  private static String scope() {
    return "% " + LineItemService.SCOPE + " %";
  }

  /** Finds links that lack one. */
  void sweep() {
    boolean isAny =
        database.read(
            handle ->
                handle
                    .createQuery(
                        "SELECT 1 "
                            + LACKING
                            + " AND NOT EXISTS (SELECT 1 FROM lti_item WHERE"
                            + " lti_item.context = lti_link.context AND"
                            + " lti_item.assignment = lti_link.assignment) LIMIT 1")
                    .bind("scope", scope())
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent());
    if (isAny) {
      database.write(handle -> handle.createUpdate(NEW).bind("scope", scope()).execute());
    }
  }

  /** The next one to be made; nobody else takes it for a while. */
  Optional<MissingItem> take() {
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
        .bind("scope", scope())
        .mapTo(Long.class)
        .findOne();
  }

  private Optional<MissingItem> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery(MISSING)
                .bind("id", id)
                .map((row, context) -> missing(row))
                .findOne());
  }

  private static MissingItem missing(ResultSet row) throws SQLException {
    return new MissingItem(
        row.getLong("id"),
        row.getLong("link"),
        row.getLong("platform"),
        row.getLong("assignment"),
        row.getString("line_items"),
        row.getString("resource"),
        row.getString("title"),
        row.getDouble("worth"),
        row.getInt("failures"));
  }

  /** It is there; a launch that named another one meanwhile is believed. */
  void made(MissingItem item, String address) {
    database.write(
        handle -> {
          handle.execute(
              "UPDATE lti_item SET line_item = ?, problem = '' WHERE id = ?", address, item.id());
          return handle.execute(
              "UPDATE lti_link SET line_item = ? WHERE id = ? AND assignment = ? AND line_item = ''",
              address,
              item.link(),
              item.assignment());
        });
  }

  /** The platform does not want it; it is asked again after a while. */
  void refused(MissingItem item, ServiceProblem problem, Duration pause, Instant at) {
    failed(item, problem, pause, at, item.failures() + 1);
  }

  /** The platform is away; how often it refused before counts as it did. */
  void postpone(MissingItem item, ServiceProblem problem, Duration pause, Instant at) {
    failed(item, problem, pause, at, item.failures());
  }

  private void failed(
      MissingItem item, ServiceProblem problem, Duration pause, Instant at, int failures) {
    String told = problem.getMessage();
    Map<String, Object> what =
        Map.of(
            "pause",
            pause.toMillis(),
            "problem",
            told.length() > LONGEST ? told.substring(0, LONGEST) : told,
            "status",
            problem.status(),
            "failures",
            failures,
            "at",
            at.toString(),
            "id",
            item.id());
    database.write(
        handle ->
            handle
                .createUpdate(
                    """
                    UPDATE lti_item SET try_at = %s + :pause, leased_until = 0, tried_at = :at,
                      problem = :problem, status = :status, failures = :failures WHERE id = :id
                    """
                        .formatted(now))
                .bindMap(what)
                .execute());
  }
}
