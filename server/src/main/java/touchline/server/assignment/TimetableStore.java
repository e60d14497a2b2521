package touchline.server.assignment;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.assignment.plan.Schedule;

/** Reads the timetable of a course, in whatever transaction needs it. */
public final class TimetableStore {
  static final String PLANNED =
      "SELECT id, opens_at, due_at, closes_at FROM assignment WHERE course = :course";

  static final String EXTENSIONS =
      """
      SELECT assignment, extension.id, account, section, kind, value, reason
      FROM assignment JOIN extension ON extension.assignment = assignment.id
      WHERE assignment.course = :course
      UNION ALL
      SELECT assignment.id, 0, accommodation.account, '', 'share', CAST(percent AS TEXT),
        accommodation.reason
      FROM assignment JOIN accommodation ON accommodation.course = assignment.course
      WHERE assignment.course = :course
      ORDER BY 2
      """;

  private TimetableStore() {}

  public static Timetable of(Handle handle, long course) {
    return new Timetable(planned(handle, course), granted(handle, course));
  }

  private static Map<Long, Schedule> planned(Handle handle, long course) {
    Map<Long, Schedule> planned = new HashMap<>();
    handle
        .createQuery(PLANNED)
        .bind("course", course)
        .map(
            (row, context) ->
                Map.entry(
                    row.getLong("id"),
                    new Schedule(
                        Instant.parse(row.getString("opens_at")),
                        Instant.parse(row.getString("due_at")),
                        Instant.parse(row.getString("closes_at")))))
        .forEach(one -> planned.put(one.getKey(), one.getValue()));
    return planned;
  }

  private static Map<Long, List<ExtensionGrant>> granted(Handle handle, long course) {
    Map<Long, List<ExtensionGrant>> granted = new HashMap<>();
    handle
        .createQuery(EXTENSIONS)
        .bind("course", course)
        .map(
            (row, context) ->
                Map.entry(row.getLong("assignment"), ExtensionStore.ROW.map(row, context)))
        .forEach(
            one ->
                granted
                    .computeIfAbsent(one.getKey(), none -> new ArrayList<>())
                    .add(one.getValue()));
    return granted;
  }
}
