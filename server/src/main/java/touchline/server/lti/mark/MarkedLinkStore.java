package touchline.server.lti.mark;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import touchline.server.lti.service.LineItemService;
import touchline.server.lti.service.MarkService;
import touchline.server.store.Database;

/** How the marks of a course are that go to platforms. */
public final class MarkedLinkStore {
  /** Of several links to an assignment that lack a column, one stands for all. */
  private static final String LINKS =
      """
      SELECT lti_link.id, assignment.id AS number, assignment.title, is_held, is_published,
        lti_platform.name AS platform, lti_context.title AS there, read_at,
        coalesce(lti_reading.problem, '') AS problem,
        CASE WHEN until_at > %1$s THEN lti_pause.problem ELSE '' END AS away,
        (SELECT count(*) FROM lti_score WHERE link = lti_link.id AND state = 'sent') AS sent,
        (SELECT count(*) FROM lti_score WHERE link = lti_link.id AND state = 'waiting') AS waiting,
        (SELECT count(*) FROM lti_score WHERE link = lti_link.id AND state = 'refused') AS refused,
        lti_link.line_item, lti_context.line_items, lti_context.scopes,
        coalesce(assignment.own_points, (SELECT sum(assignment_part.points) FROM assignment_part
          WHERE assignment_part.assignment = assignment.id), 0) AS worth,
        coalesce(lti_item.problem, '') AS refusal, coalesce(lti_item.status, 0) AS status,
        lti_item.tried_at, lti_item.try_at
      FROM lti_context
      JOIN lti_link ON lti_link.context = lti_context.id
      JOIN assignment ON assignment.id = lti_link.assignment
      JOIN lti_platform ON lti_platform.id = lti_context.platform
      LEFT JOIN lti_item ON lti_item.context = lti_context.id
        AND lti_item.assignment = assignment.id
      LEFT JOIN lti_reading ON lti_reading.link = lti_link.id
      LEFT JOIN lti_pause ON lti_pause.platform = lti_platform.id
      WHERE lti_context.course = :course AND (lti_link.line_item <> ''
        OR NOT EXISTS (SELECT 1 FROM lti_link AS other WHERE other.context = lti_link.context
          AND other.assignment = lti_link.assignment
          AND (other.line_item <> '' OR other.id < lti_link.id)))
      ORDER BY assignment.due_at, assignment.id, lti_link.id
      """;

  private static final String MARKS =
      """
      SELECT account.name, points, worth, state, lti_score.problem, sent_at, shown,
        CASE WHEN read_at >= sent_at THEN 1 ELSE 0 END AS is_read
      FROM lti_score JOIN account ON account.id = lti_score.account
      LEFT JOIN lti_reading ON lti_reading.link = lti_score.link
      WHERE lti_score.link = :link
      ORDER BY lower(account.name), account.id LIMIT :most OFFSET :from
      """;

  private final Database database;
  private final String now;

  public MarkedLinkStore(Database database) {
    this.database = database;
    this.now = database.dialect().now();
  }

  /** The links of a course that take marks, or would if they could. */
  List<MarkedLink> links(long course) {
    return database.read(
        handle ->
            handle
                .createQuery(LINKS.formatted(now))
                .bind("course", course)
                .map((row, context) -> link(row))
                .list());
  }

  private static MarkedLink link(ResultSet row) throws SQLException {
    return new MarkedLink(
        row.getLong("id"),
        row.getLong("number"),
        row.getString("title"),
        row.getString("platform"),
        row.getString("there"),
        row.getInt("is_held") == 1,
        row.getInt("sent"),
        row.getInt("waiting"),
        row.getInt("refused"),
        Optional.ofNullable(row.getString("read_at")).map(Instant::parse),
        row.getString("problem"),
        Objects.requireNonNullElse(row.getString("away"), ""),
        HindranceWords.of(state(row)));
  }

  private static LinkState state(ResultSet row) throws SQLException {
    List<String> scopes = List.of(row.getString("scopes").split(" ", -1));
    long next = row.getLong("try_at");
    return new LinkState(
        !row.getString("line_item").isEmpty(),
        !row.getString("line_items").isEmpty() && scopes.contains(LineItemService.SCOPE),
        scopes.contains(MarkService.SCORES),
        row.getInt("is_published") == 1,
        row.getDouble("worth") > 0,
        row.getString("refusal"),
        row.getInt("status"),
        Optional.ofNullable(row.getString("tried_at")).map(Instant::parse),
        next > 0 ? Optional.of(Instant.ofEpochMilli(next)) : Optional.empty());
  }

  /** The marks of a link, by name. */
  List<ShownMark> marks(long link, ZoneId zone, int from, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(MARKS)
                .bind("link", link)
                .bind("from", from)
                .bind("most", most)
                .map((row, context) -> mark(row, zone))
                .list());
  }

  private static ShownMark mark(ResultSet row, ZoneId zone) throws SQLException {
    double shown = row.getDouble("shown");
    OptionalDouble there = row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(shown);
    return new ShownMark(
        row.getString("name"),
        row.getDouble("points"),
        row.getDouble("worth"),
        row.getString("state"),
        row.getString("problem"),
        Optional.ofNullable(row.getString("sent_at")).map(Instant::parse),
        there,
        row.getInt("is_read") == 1,
        zone);
  }

  /**
   * Asks the platform again, at once: for what it shows, with what it did not want, and for a
   * column.
   */
  void again(MarkedLink link) {
    database.write(
        handle -> {
          handle.execute(
              "UPDATE lti_score SET try_at = 0 WHERE link = ? AND state IN ('waiting', 'refused')",
              link.id());
          handle.execute(
              "UPDATE lti_item SET try_at = 0 WHERE line_item = '' AND EXISTS (SELECT 1 FROM lti_link"
                  + " WHERE lti_link.context = lti_item.context"
                  + " AND lti_link.assignment = lti_item.assignment AND lti_link.id = ?)",
              link.id());
          handle.execute(
              "UPDATE lti_pause SET until_at = 0 WHERE platform = (SELECT platform FROM lti_link"
                  + " JOIN lti_context ON lti_context.id = lti_link.context WHERE lti_link.id = ?)",
              link.id());
          return ReadingStore.due(handle, link.id(), now);
        });
  }
}
