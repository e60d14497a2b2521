package touchline.server.lti.roster;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.server.lti.place.PlatformCourse;
import touchline.server.lti.place.PlatformCourseStore;
import touchline.server.store.Database;

/** When which roster was read; of several servers one reads it, and at most once an hour. */
public final class FollowStore {
  private static final Duration PAUSE = Duration.ofHours(1);

  private static final String NEW =
      """
      INSERT INTO lti_roster (context, due_at, problem)
      SELECT id, 0, '' FROM lti_context WHERE memberships <> ''
      ON CONFLICT (context) DO NOTHING
      """;

  static final String TAKE =
      """
      UPDATE lti_roster SET due_at = %1$s + :pause WHERE context = (
        SELECT context FROM lti_roster WHERE due_at <= %1$s AND EXISTS (
          SELECT 1 FROM lti_context JOIN course ON course.id = lti_context.course
          WHERE lti_context.id = lti_roster.context AND is_archived = 0)
        ORDER BY due_at, context LIMIT 1 %2$s)
      RETURNING context
      """;

  private final Database database;
  private final PlatformCourseStore courses;
  private final String now;

  public FollowStore(Database database, PlatformCourseStore courses) {
    this.database = database;
    this.courses = courses;
    this.now = database.dialect().now();
  }

  /** The next one to be read; nobody else takes it for an hour. */
  Optional<PlatformCourse> take() {
    boolean isMissing =
        database.read(
            handle ->
                handle
                        .createQuery(
                            "SELECT count(*) FROM lti_context WHERE memberships <> '' AND NOT EXISTS"
                                + " (SELECT 1 FROM lti_roster WHERE context = lti_context.id)")
                        .mapTo(Integer.class)
                        .one()
                    > 0);
    if (isMissing) {
      database.write(handle -> handle.execute(NEW));
    }
    boolean isDue =
        database.read(
            handle ->
                handle
                        .createQuery(
                            "SELECT count(*) FROM lti_roster WHERE due_at <= %s".formatted(now))
                        .mapTo(Integer.class)
                        .one()
                    > 0);
    return isDue ? next().flatMap(courses::find) : Optional.empty();
  }

  private Optional<Long> next() {
    return database.writeRows(
        handle ->
            handle
                .createQuery(TAKE.formatted(now, database.dialect().skippingLocked()))
                .bind("pause", PAUSE.toMillis())
                .mapTo(Long.class)
                .findOne());
  }

  /** Takes one now, because somebody asks; the next time by itself is an hour later. */
  void takeNow(PlatformCourse there) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    """
                    INSERT INTO lti_roster (context, due_at, problem)
                    VALUES (:context, %1$s + :pause, '')
                    ON CONFLICT (context) DO UPDATE SET due_at = excluded.due_at
                    """
                        .formatted(now))
                .bind("context", there.id())
                .bind("pause", PAUSE.toMillis())
                .execute());
  }

  /** It could not be read. */
  void failed(PlatformCourse there, String problem) {
    String told = problem.length() > 500 ? problem.substring(0, 500) : problem;
    database.write(
        handle ->
            handle.execute(
                "UPDATE lti_roster SET problem = ? WHERE context = ?", told, there.id()));
  }

  /** The courses of platforms that lead to one here. */
  List<FollowedCourse> of(long course) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT lti_context.id, lti_platform.name, lti_context.title, read_at,
                      coalesce(problem, '') AS problem
                    FROM lti_context JOIN lti_platform ON lti_platform.id = lti_context.platform
                    LEFT JOIN lti_roster ON lti_roster.context = lti_context.id
                    WHERE course = :course AND memberships <> '' ORDER BY lti_context.id
                    """)
                .bind("course", course)
                .map(
                    (row, context) ->
                        new FollowedCourse(
                            row.getLong("id"),
                            row.getString("name"),
                            row.getString("title"),
                            Optional.ofNullable(row.getString("read_at")).map(Instant::parse),
                            row.getString("problem")))
                .list());
  }
}
