package touchline.server.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.CountingRule;
import touchline.server.assignment.plan.LatePolicy;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.Schedule;
import touchline.server.assignment.plan.Solutions;

/**
 * How assignments are read, in whatever transaction needs them. Columns of an instructor's own,
 * which ask for no work on the site, are none.
 */
public final class PlanStore {
  private PlanStore() {}

  static Optional<Assignment> find(Handle handle, long id) {
    Map<Long, List<Part>> parts =
        parts(handle, "SELECT * FROM assignment_part WHERE assignment = :id ORDER BY position", id);
    return handle
        .createQuery("SELECT * FROM assignment WHERE id = :id AND own_points IS NULL")
        .bind("id", id)
        .map((row, context) -> read(row, parts))
        .findOne();
  }

  /** Those of a course, by when they are due. */
  public static List<Assignment> list(Handle handle, long course) {
    Map<Long, List<Part>> parts =
        parts(
            handle,
            """
            SELECT assignment_part.* FROM assignment
            JOIN assignment_part ON assignment_part.assignment = assignment.id
            WHERE course = :id ORDER BY position
            """,
            course);
    return handle
        .createQuery(
            """
            SELECT * FROM assignment WHERE course = :course AND own_points IS NULL
            ORDER BY due_at, id
            """)
        .bind("course", course)
        .map((row, context) -> read(row, parts))
        .list();
  }

  private static Map<Long, List<Part>> parts(Handle handle, String query, long id) {
    Map<Long, List<Part>> parts = new HashMap<>();
    handle
        .createQuery(query)
        .bind("id", id)
        .map(
            (row, context) ->
                Map.entry(
                    row.getLong("assignment"),
                    new Part(
                        row.getString("exercise"),
                        row.getDouble("points"),
                        Part.Form.of(row.getString("form")))))
        .forEach(
            part ->
                parts
                    .computeIfAbsent(part.getKey(), none -> new ArrayList<>())
                    .add(part.getValue()));
    return parts;
  }

  private static Assignment read(ResultSet row, Map<Long, List<Part>> parts) throws SQLException {
    long id = row.getLong("id");
    Schedule schedule =
        new Schedule(
            Instant.parse(row.getString("opens_at")),
            Instant.parse(row.getString("due_at")),
            Instant.parse(row.getString("closes_at")));
    Plan plan =
        new Plan(
            row.getString("title"),
            schedule,
            row.getInt("attempts"),
            CountingRule.of(row.getString("counting")).orElseThrow(),
            LatePolicy.of(row.getString("late_policy")),
            Solutions.of(row.getString("solutions")).orElseThrow(),
            row.getInt("is_published") == 1,
            parts.getOrDefault(id, List.of()));
    return new Assignment(id, row.getLong("course"), row.getInt("revision"), plan);
  }
}
