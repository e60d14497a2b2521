package touchline.server.draft;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** Which drafts the staff of a course is shown by those who teach it. */
final class ShareStore {
  /** What the author could still show: they are an instructor there, and it runs. */
  private static final String SHOWN =
      """
      FROM exercise_share
      JOIN exercise_draft ON exercise_draft.id = exercise_share.draft
      JOIN account ON account.id = exercise_draft.account
      JOIN course ON course.id = exercise_share.course
      JOIN member ON member.course = course.id AND member.account = account.id
      WHERE exercise_share.course = :course AND member.role IN ('instructor', 'owner')
        AND is_archived = 0 AND erased_at IS NULL
      """;

  private final Database database;

  ShareStore(Database database) {
    this.database = database;
  }

  /**
   * One of the list; templates read it.
   *
   * @param author who wrote it
   */
  public record Line(long course, long id, String title, String author) {
    public String path() {
      return SharedPages.path(course) + '/' + id;
    }
  }

  /** Those that a course is shown. Each of its instructors has few enough for one list. */
  List<Line> list(long course) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT exercise_draft.id, exercise_draft.title, account.name "
                        + SHOWN
                        + " ORDER BY exercise_draft.title, exercise_draft.id")
                .bind("course", course)
                .map(
                    (row, context) ->
                        new Line(
                            course,
                            row.getLong("id"),
                            row.getString("title"),
                            row.getString("name")))
                .list());
  }

  /**
   * A draft that a course is shown.
   *
   * @param author who wrote it
   */
  record Shared(Written written, String author) {}

  Optional<Shared> find(long course, long draft) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT folder, account.name " + SHOWN + " AND draft = :draft")
                .bind("course", course)
                .bind("draft", draft)
                .map(
                    (row, context) ->
                        new Shared(
                            DraftStore.written(row.getBytes("folder")), row.getString("name")))
                .findOne());
  }

  /** The courses whose staff is shown a draft. */
  Set<Long> courses(long draft) {
    List<Long> courses =
        database.read(
            handle ->
                handle
                    .createQuery("SELECT course FROM exercise_share WHERE draft = :draft")
                    .bind("draft", draft)
                    .mapTo(Long.class)
                    .list());
    return Set.copyOf(courses);
  }

  /** Begins to show a draft to the staff of a course. */
  void show(Draft draft, long course, Account who, Instant now) {
    change(
        "INSERT INTO exercise_share (course, draft) VALUES (?, ?) ON CONFLICT DO NOTHING",
        draft,
        course,
        new Change("exercise", draft.written().title(), "", "shown to staff"),
        who,
        now);
  }

  /** Ends it. */
  void hide(Draft draft, long course, Account who, Instant now) {
    change(
        "DELETE FROM exercise_share WHERE course = ? AND draft = ?",
        draft,
        course,
        new Change("exercise", draft.written().title(), "shown to staff", ""),
        who,
        now);
  }

  private void change(
      String statement, Draft draft, long course, Change change, Account who, Instant now) {
    database.write(
        handle -> {
          boolean isChanged = handle.execute(statement, course, draft.id()) == 1;
          if (isChanged) {
            AuditStore.log(handle, who, course, change, now);
          }
          return isChanged;
        });
  }
}
