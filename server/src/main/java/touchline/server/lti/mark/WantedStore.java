package touchline.server.lti.mark;

import java.time.Clock;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import touchline.server.lti.service.MarkService;
import touchline.server.store.Database;

/**
 * Compares the marks here with those that platforms are to have. Whoever changes a mark need not
 * think of platforms: what has changed is found here, a moment later.
 */
final class WantedStore {
  private static final int AT_ONCE = 500;

  /** What counts: a decision before what was worked out; null for who is excused. */
  private static final String POINTS =
      "CASE WHEN override.assignment IS NULL THEN grade.points ELSE override.points END";

  private static final String WORTH =
      """
      coalesce(assignment.own_points, (SELECT sum(assignment_part.points) FROM assignment_part
        WHERE assignment_part.assignment = assignment.id))
      """;

  /** Marks that were released, of students who come from the platform and are there still. */
  static final String WANTED =
      """
      SELECT lti_link.id AS link, member.account, lti_link.line_item,
        %1$s AS points, %2$s AS worth
      FROM lti_link
      JOIN lti_context ON lti_context.id = lti_link.context
      JOIN lti_platform ON lti_platform.id = lti_context.platform
      JOIN course ON course.id = lti_context.course AND is_archived = 0
      JOIN assignment ON assignment.id = lti_link.assignment AND assignment.course = course.id
        AND is_published = 1 AND is_held = 0
      JOIN member ON member.course = course.id AND member.role = 'student'
      LEFT JOIN grade ON grade.assignment = assignment.id AND grade.account = member.account
      LEFT JOIN override
        ON override.assignment = assignment.id AND override.account = member.account
      LEFT JOIN lti_score ON lti_score.link = lti_link.id AND lti_score.account = member.account
      WHERE lti_link.line_item <> '' AND lti_context.scopes LIKE :scope
        AND %1$s IS NOT NULL AND %2$s > 0
        AND (lti_score.id IS NULL OR lti_score.state = 'gone' OR lti_score.points <> %1$s
          OR lti_score.worth <> %2$s OR lti_score.line_item <> lti_link.line_item)
        AND EXISTS (SELECT 1 FROM outside_account WHERE outside_account.account = member.account
          AND outside_account.issuer = lti_platform.issuer)
        AND NOT EXISTS (SELECT 1 FROM lti_member WHERE lti_member.context = lti_context.id
          AND lti_member.account = member.account AND left_at IS NOT NULL)
      """
          .formatted(POINTS, WORTH);

  /** A change keeps who is sending one from being joined by another; it waits for them. */
  private static final String PUT =
      """
      INSERT INTO lti_score (link, account, line_item, points, worth, stamp, state, try_at,
        leased_until, failures, problem)
      VALUES (:link, :account, :item, :points, :worth, :stamp, 'waiting', 0, 0, 0, '')
      ON CONFLICT (link, account) DO UPDATE SET line_item = excluded.line_item,
        points = excluded.points, worth = excluded.worth,
        stamp = CASE WHEN lti_score.stamp >= excluded.stamp THEN lti_score.stamp + 1
          ELSE excluded.stamp END,
        state = 'waiting', try_at = 0, failures = 0, problem = ''
      WHERE lti_score.state = 'gone' OR lti_score.points <> excluded.points
        OR lti_score.worth <> excluded.worth OR lti_score.line_item <> excluded.line_item
      """;

  /** Nothing is sent without points: it would clear the mark that is there. */
  private static final String GONE =
      """
      SELECT lti_score.id FROM lti_score
      JOIN lti_link ON lti_link.id = lti_score.link
      LEFT JOIN grade
        ON grade.assignment = lti_link.assignment AND grade.account = lti_score.account
      LEFT JOIN override
        ON override.assignment = lti_link.assignment AND override.account = lti_score.account
      WHERE state <> 'gone' AND %s IS NULL
      """
          .formatted(POINTS);

  private final Database database;
  private final Clock clock;

  WantedStore(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  private record Wanted(long link, long account, String item, double points, double worth) {}

  /** Brings what is to be sent up to date; how many marks have changed. */
  int sweep() {
    List<Wanted> changed = database.read(WantedStore::wanted);
    for (int from = 0; from < changed.size(); from += AT_ONCE) {
      List<Wanted> some = changed.subList(from, Math.min(from + AT_ONCE, changed.size()));
      database.write(handle -> put(handle, some));
    }
    return changed.size() + gone();
  }

  private int gone() {
    boolean isAny =
        database.read(handle -> handle.createQuery(GONE).mapTo(Long.class).findFirst().isPresent());
    return isAny
        ? database.write(
            handle ->
                handle.execute("UPDATE lti_score SET state = 'gone' WHERE id IN (" + GONE + ")"))
        : 0;
  }

  private static List<Wanted> wanted(Handle handle) {
    return handle
        .createQuery(WANTED)
        .bind("scope", '%' + MarkService.SCORES + '%')
        .map(
            (row, context) ->
                new Wanted(
                    row.getLong("link"),
                    row.getLong("account"),
                    row.getString("line_item"),
                    row.getDouble("points"),
                    row.getDouble("worth")))
        .list();
  }

  private int put(Handle handle, List<Wanted> changed) {
    PreparedBatch batch = handle.prepareBatch(PUT);
    for (Wanted one : changed) {
      batch
          .bind("link", one.link())
          .bind("account", one.account())
          .bind("item", one.item())
          .bind("points", one.points())
          .bind("worth", one.worth())
          .bind("stamp", clock.instant().getEpochSecond())
          .add();
    }
    return batch.execute().length;
  }
}
