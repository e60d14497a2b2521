package touchline.server.draft;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.author.Workshop;
import touchline.server.store.Database;

/** What was published of drafts, and where it can be assigned. */
final class PublishedStore {
  private static final String LATEST =
      """
      FROM exercise_edition WHERE draft = :draft
        AND number = (SELECT max(number) FROM exercise_edition WHERE draft = :draft)
      """;

  private final Database database;

  PublishedStore(Database database) {
    this.database = database;
  }

  /** What is kept of a version. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
  record Edition(byte[] folder, byte[] answers) {}

  /** The name of the latest version; empty where nothing was published. */
  Optional<String> version(long draft) {
    return database.read(handle -> version(handle, draft));
  }

  private static Optional<String> version(Handle handle, long draft) {
    return handle
        .createQuery("SELECT sha256 " + LATEST)
        .bind("draft", draft)
        .mapTo(String.class)
        .findOne();
  }

  Optional<Edition> latest(long draft) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT folder, answers " + LATEST)
                .bind("draft", draft)
                .map(PublishedStore::read)
                .findOne());
  }

  /** All versions, the latest first. */
  List<Edition> all(long draft) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT folder, answers FROM exercise_edition WHERE draft = :draft"
                        + " ORDER BY number DESC")
                .bind("draft", draft)
                .map(PublishedStore::read)
                .list());
  }

  private static Edition read(ResultSet row, StatementContext context) throws SQLException {
    return new Edition(row.getBytes("folder"), row.getBytes("answers"));
  }

  /** Numbers of what can be assigned in a course. */
  List<Long> of(long course) {
    return numbers("SELECT draft FROM exercise_course WHERE course = :id ORDER BY draft", course);
  }

  /** The courses in which it can be assigned. */
  Set<Long> courses(long draft) {
    return new TreeSet<>(
        numbers("SELECT course FROM exercise_course WHERE draft = :id ORDER BY course", draft));
  }

  private List<Long> numbers(String query, long id) {
    return database.read(
        handle -> handle.createQuery(query).bind("id", id).mapTo(Long.class).list());
  }

  /**
   * Publishes what was made: a new version where it differs from the one before.
   *
   * @param mine the courses about which who asks may decide
   * @param chosen those of them in which it can be assigned from now on
   */
  void publish(
      Draft draft, Workshop.Made made, Set<Long> mine, Set<Long> chosen, Account who, Instant now) {
    String version = made.exercise().version();
    database.write(
        handle -> {
          boolean isNew = !version(handle, draft.id()).equals(Optional.of(version));
          if (isNew) {
            add(handle, draft, made, who, now);
          }
          Set<Long> before =
              new HashSet<>(
                  handle
                      .createQuery("SELECT course FROM exercise_course WHERE draft = :draft")
                      .bind("draft", draft.id())
                      .mapTo(Long.class)
                      .list());
          for (long course : mine) {
            place(handle, draft.id(), course, before.contains(course), chosen.contains(course));
            boolean isSame = before.contains(course) == chosen.contains(course);
            if (!isSame || (isNew && chosen.contains(course))) {
              String after = chosen.contains(course) ? "published" : "no more offered";
              String was = before.contains(course) ? "published" : "";
              String title = made.exercise().text().title();
              AuditStore.log(handle, who, course, new Change("exercise", title, was, after), now);
            }
          }
          return version;
        });
  }

  private static void add(
      Handle handle, Draft draft, Workshop.Made made, Account who, Instant now) {
    handle
        .createUpdate(
            """
            INSERT INTO exercise_edition (draft, number, sha256, folder, answers, made_at, made_by)
            SELECT :draft, coalesce(max(number), 0) + 1, :sha256, :folder, :answers, :now, :who
            FROM exercise_edition WHERE draft = :draft
            """)
        .bind("draft", draft.id())
        .bind("sha256", made.exercise().version())
        .bind("folder", FolderZip.write(draft.written().files()))
        .bind("answers", made.answers())
        .bind("now", now.toString())
        .bind("who", who.id())
        .execute();
  }

  private static void place(
      Handle handle, long draft, long course, boolean isThere, boolean isChosen) {
    if (isThere && !isChosen) {
      handle.execute("DELETE FROM exercise_course WHERE course = ? AND draft = ?", course, draft);
    } else if (isChosen && !isThere) {
      handle.execute("INSERT INTO exercise_course (course, draft) VALUES (?, ?)", course, draft);
    }
  }
}
