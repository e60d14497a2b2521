package touchline.server.assignment;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Moment;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.PlanWords;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.course.Course;
import touchline.server.rubric.RubricStore;
import touchline.server.store.Database;

/** The assignments of courses. */
public final class AssignmentStore {
  private static final String PROBE = "probe";

  private final Database database;

  public AssignmentStore(Database database) {
    this.database = database;
  }

  /** What became of a change. */
  sealed interface Saved {
    record Done() implements Saved {}

    /** Somebody else changed the assignment in between; nothing was done. */
    record Meanwhile() implements Saved {}

    /** These exercises would go, and students have worked on them; nothing was done. */
    record Begun(Set<String> exercises) implements Saved {}
  }

  /** Makes an assignment. */
  long add(Course course, Plan plan, Account who, Instant now) {
    return database.write(handle -> add(handle, course, plan, who, now));
  }

  /** Adds one like another, with its rubrics and nobody's work. */
  long addLike(long other, Course course, Plan plan, Account who, Instant now) {
    return database.write(
        handle -> {
          long id = add(handle, course, plan, who, now);
          RubricStore.copy(handle, other, id);
          return id;
        });
  }

  /** The same in a running transaction. */
  public static long add(Handle transaction, Course course, Plan plan, Account who, Instant now) {
    long id =
        transaction
            .createUpdate(
                """
                INSERT INTO assignment (course, title, opens_at, due_at, closes_at, attempts,
                  counting, late_policy, solutions, is_published, created_at)
                VALUES (:course, :title, :opens, :due, :closes, :attempts, :counting, :late,
                  :solutions, :published, :now)
                """)
            .bindMap(columns(plan))
            .bind("course", course.id())
            .bind("now", now.toString())
            .executeAndReturnGeneratedKeys("id")
            .mapTo(Long.class)
            .one();
    putParts(transaction, id, plan.parts());
    Change made = new Change("assignment", plan.title(), "", PlanWords.of(plan, course.zone()));
    AuditStore.log(transaction, who, course.id(), made, now);
    return id;
  }

  private static Map<String, Object> columns(Plan plan) {
    Map<String, Object> columns = new HashMap<>();
    columns.put("title", plan.title());
    columns.put("opens", Moment.text(plan.schedule().opens()));
    columns.put("due", Moment.text(plan.schedule().due()));
    columns.put("closes", Moment.text(plan.schedule().closes()));
    columns.put("attempts", plan.attempts());
    columns.put("counting", plan.counting().word());
    columns.put("late", plan.late().text());
    columns.put("solutions", plan.solutions().word());
    columns.put("published", plan.isPublished() ? 1 : 0);
    return columns;
  }

  private static void putParts(Handle transaction, long assignment, List<Part> parts) {
    PreparedBatch batch =
        transaction.prepareBatch(
            """
            INSERT INTO assignment_part (assignment, exercise, position, points, form)
            VALUES (:assignment, :exercise, :position, :points, :form)
            ON CONFLICT (assignment, exercise)
            DO UPDATE SET position = excluded.position, points = excluded.points,
              form = excluded.form
            """);
    for (int i = 0; i < parts.size(); i++) {
      batch
          .bind("assignment", assignment)
          .bind("exercise", parts.get(i).exercise())
          .bind("position", i)
          .bind("points", parts.get(i).points())
          .bind("form", parts.get(i).form().word())
          .add();
    }
    batch.execute();
  }

  /** Changes an assignment that is still as it was read, and how everybody stands in it. */
  Saved replace(Course course, Assignment before, Plan after, Account who, Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          Set<String> begun = begun(handle, before.id());
          begun.removeAll(after.parts().stream().map(Part::exercise).collect(Collectors.toSet()));
          if (!begun.isEmpty()) {
            return new Saved.Begun(begun);
          }
          if (!update(handle, before, after)) {
            return new Saved.Meanwhile();
          }
          before.plan().parts().stream()
              .filter(part -> after.parts().stream().noneMatch(part::isSameExercise))
              .forEach(part -> removePart(handle, before.id(), part));
          putParts(handle, before.id(), after.parts());
          StandingStore.settle(handle, before.id());
          AuditStore.log(handle, who, course.id(), change(before.plan(), after, course), now);
          return new Saved.Done();
        });
  }

  /**
   * How many people's points, or the points that theirs are out of, such a change would move. What
   * an instructor decided stays, and does not count here.
   */
  int moved(Course course, Assignment before, Plan after) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          Map<Long, Double> was = points(handle, before.id());
          handle.savepoint(PROBE);
          update(handle, current(handle, before), after);
          putParts(handle, before.id(), after.parts());
          StandingStore.settle(handle, before.id());
          Map<Long, Double> is = points(handle, before.id());
          handle.rollbackToSavepoint(PROBE);
          boolean isWorthOther = before.plan().points() != after.points();
          return (int)
              was.entrySet().stream()
                  .filter(one -> isWorthOther || !one.getValue().equals(is.get(one.getKey())))
                  .count();
        });
  }

  /** With the revision that it has now, whatever somebody has in their form. */
  private static Assignment current(Handle handle, Assignment assignment) {
    return PlanStore.find(handle, assignment.id()).orElseThrow();
  }

  /** By account, without those whose points were decided for the whole assignment. */
  public static Map<Long, Double> points(Handle handle, long assignment) {
    Map<Long, Double> points = new HashMap<>();
    handle
        .createQuery(
            """
            SELECT account, points FROM grade WHERE assignment = :assignment AND NOT EXISTS (
              SELECT 1 FROM override WHERE override.assignment = grade.assignment
                AND override.account = grade.account)
            """)
        .bind("assignment", assignment)
        .map((row, context) -> Map.entry(row.getLong("account"), row.getDouble("points")))
        .forEach(one -> points.put(one.getKey(), one.getValue()));
    return points;
  }

  private static Change change(Plan before, Plan after, Course course) {
    return new Change(
        "assignment",
        after.title(),
        PlanWords.of(before, course.zone()),
        PlanWords.of(after, course.zone()));
  }

  private static boolean update(Handle transaction, Assignment before, Plan after) {
    return transaction
            .createUpdate(
                """
                UPDATE assignment SET title = :title, opens_at = :opens, due_at = :due,
                  closes_at = :closes, attempts = :attempts, counting = :counting,
                  late_policy = :late, solutions = :solutions, is_published = :published,
                  revision = revision + 1
                WHERE id = :id AND revision = :revision
                """)
            .bindMap(columns(after))
            .bind("id", before.id())
            .bind("revision", before.revision())
            .execute()
        == 1;
  }

  private static void removePart(Handle transaction, long assignment, Part part) {
    transaction.execute(
        "DELETE FROM assignment_part WHERE assignment = ? AND exercise = ?",
        assignment,
        part.exercise());
  }

  /** The exercises that somebody has begun. */
  private static Set<String> begun(Handle handle, long assignment) {
    return new TreeSet<>(
        handle
            .createQuery("SELECT DISTINCT exercise FROM attempt WHERE assignment = :assignment")
            .bind("assignment", assignment)
            .mapTo(String.class)
            .list());
  }

  /** Removes an assignment that nobody has worked on; false if somebody has, or it has changed. */
  boolean delete(Course course, Assignment assignment, Account who, Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          if (!isUntouched(handle, assignment)) {
            return false;
          }
          for (String table :
              List.of(
                  "extension",
                  "section_attempts",
                  "canvas_column",
                  "rubric_item",
                  "lti_item",
                  "assignment_part")) {
            handle.execute("DELETE FROM " + table + " WHERE assignment = ?", assignment.id());
          }
          for (String table : List.of("lti_score", "lti_reading")) {
            handle.execute(
                "DELETE FROM "
                    + table
                    + " WHERE link IN (SELECT id FROM lti_link WHERE assignment = ?)",
                assignment.id());
          }
          handle.execute(
              "UPDATE lti_link SET assignment = NULL WHERE assignment = ?", assignment.id());
          handle.execute("DELETE FROM assignment WHERE id = ?", assignment.id());
          Plan plan = assignment.plan();
          Change gone =
              new Change("assignment", plan.title(), PlanWords.of(plan, course.zone()), "");
          AuditStore.log(handle, who, course.id(), gone, now);
          return true;
        });
  }

  /** Nobody has begun it, nobody's points were decided, and it is still as it was read. */
  private static boolean isUntouched(Handle handle, Assignment assignment) {
    return handle
        .createQuery(
            """
            SELECT 1 FROM assignment WHERE id = :id AND revision = :revision
              AND NOT EXISTS (SELECT 1 FROM attempt WHERE attempt.assignment = :id)
              AND NOT EXISTS (SELECT 1 FROM override WHERE override.assignment = :id)
              AND NOT EXISTS (SELECT 1 FROM feedback WHERE feedback.assignment = :id)
              AND NOT EXISTS (SELECT 1 FROM rubric_item
                JOIN rubric_tick ON rubric_tick.item = rubric_item.id
                WHERE rubric_item.assignment = :id)
              AND NOT EXISTS (SELECT 1 FROM extra_attempts WHERE extra_attempts.assignment = :id)
              AND NOT EXISTS (SELECT 1 FROM regrade_request WHERE regrade_request.assignment = :id)
              AND NOT EXISTS
                (SELECT 1 FROM marks_batch_cell WHERE marks_batch_cell.assignment = :id)
            """)
        .bind("id", assignment.id())
        .bind("revision", assignment.revision())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  Optional<Assignment> find(long course, long id) {
    return database
        .read(handle -> PlanStore.find(handle, id))
        .filter(found -> found.course() == course);
  }

  /** Those of a course, by when they are due. */
  public List<Assignment> list(long course) {
    return database.read(handle -> PlanStore.list(handle, course));
  }

  /** Whether anything can no longer be taken back. */
  boolean isTouched(Assignment assignment) {
    return database.read(handle -> !isUntouched(handle, assignment));
  }

  /** Whether its marks go to a learning platform, too, or would if they could. */
  boolean isMarkedOutside(Assignment assignment) {
    return database.read(
        handle ->
            handle
                    .createQuery("SELECT count(*) FROM lti_link WHERE assignment = :assignment")
                    .bind("assignment", assignment.id())
                    .mapTo(Integer.class)
                    .one()
                > 0);
  }
}
