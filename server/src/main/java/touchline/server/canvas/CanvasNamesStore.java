package touchline.server.canvas;

import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/** How Canvas names students and assignments, in whatever transaction needs it. */
public final class CanvasNamesStore {
  private CanvasNamesStore() {}

  public static CanvasNames of(Handle handle, long course) {
    Map<Long, CanvasNames.Named> students = new HashMap<>();
    handle
        .createQuery(
            "SELECT account, name, number, sis_id FROM canvas_student WHERE course = :course")
        .bind("course", course)
        .map(
            (row, context) ->
                Map.entry(
                    row.getLong("account"),
                    new CanvasNames.Named(
                        row.getString("name"), row.getString("number"), row.getString("sis_id"))))
        .forEach(one -> students.put(one.getKey(), one.getValue()));
    Map<Long, String> headings = new HashMap<>();
    handle
        .createQuery(
            """
            SELECT canvas_column.assignment, heading FROM assignment
            JOIN canvas_column ON canvas_column.assignment = assignment.id
            WHERE assignment.course = :course
            """)
        .bind("course", course)
        .map((row, context) -> Map.entry(row.getLong("assignment"), row.getString("heading")))
        .forEach(one -> headings.put(one.getKey(), one.getValue()));
    return new CanvasNames(students, headings);
  }

  /** Keeps these in the place of those that it has for the same students and assignments. */
  public static void keep(Handle transaction, long course, CanvasNames names) {
    names
        .students()
        .forEach(
            (account, named) ->
                transaction
                    .createUpdate(
                        """
                        INSERT INTO canvas_student (course, account, name, number, sis_id)
                        VALUES (:course, :account, :name, :number, :sis)
                        ON CONFLICT (course, account) DO UPDATE SET name = excluded.name,
                          number = excluded.number, sis_id = excluded.sis_id
                        """)
                    .bind("course", course)
                    .bind("account", account)
                    .bind("name", named.name())
                    .bind("number", named.number())
                    .bind("sis", named.sisId())
                    .execute());
    names
        .headings()
        .forEach(
            (assignment, heading) ->
                transaction
                    .createUpdate(
                        """
                        INSERT INTO canvas_column (assignment, heading)
                        VALUES (:assignment, :heading)
                        ON CONFLICT (assignment) DO UPDATE SET heading = excluded.heading
                        """)
                    .bind("assignment", assignment)
                    .bind("heading", heading)
                    .execute());
  }
}
