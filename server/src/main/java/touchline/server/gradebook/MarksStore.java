package touchline.server.gradebook;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.store.Database;

/** Marks on their way from a file into a gradebook. */
public final class MarksStore {
  /** A preview that nobody came back to. */
  private static final Duration LIFE = Duration.ofDays(1);

  static final String FILE =
      "SELECT file, reason FROM marks_upload WHERE id = :id AND course = :course";

  private final Database database;

  public MarksStore(Database database) {
    this.database = database;
  }

  /** A file with the reason that it was given with. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared; it goes to the store as it is.
  record Upload(byte[] file, String reason) {}

  /** What a file says, and what taking it over does. */
  record Read(Marks marks, MarksPlan plan) {}

  /** Keeps a file for its preview; gives its number. */
  long upload(long course, Account who, Upload upload, Instant now) {
    return database.write(
        handle -> {
          handle.execute(
              "DELETE FROM marks_upload WHERE uploaded_at < ?", now.minus(LIFE).toString());
          return handle
              .createUpdate(
                  """
                  INSERT INTO marks_upload (course, account, file, reason, uploaded_at)
                  VALUES (:course, :account, :file, :reason, :now)
                  """)
              .bind("course", course)
              .bind("account", who.id())
              .bind("file", upload.file())
              .bind("reason", upload.reason())
              .bind("now", now.toString())
              .executeAndReturnGeneratedKeys("id")
              .mapTo(Long.class)
              .one();
        });
  }

  Optional<Upload> find(long course, long upload) {
    return database.read(
        handle ->
            handle
                .createQuery(FILE)
                .bind("id", upload)
                .bind("course", course)
                .map((row, context) -> new Upload(row.getBytes("file"), row.getString("reason")))
                .findOne());
  }

  /** What taking it over would do now. */
  Read read(long course, Upload upload, Instant now) {
    return database.read(handle -> read(handle, course, upload, now));
  }

  private static Read read(Handle handle, long course, Upload upload, Instant now) {
    Dates dates = GradebookStore.dates(handle, course, now);
    List<Column> columns = GradebookStore.columns(handle, course, dates);
    List<Student> all = TotalsStore.students(handle, course, "", dates);
    Map<String, Student> students = new HashMap<>();
    all.forEach(student -> students.put(student.login(), student));
    Marks marks = MarksReader.read(upload.file(), columns, students.keySet());
    Cells cells = GradebookStore.cells(handle, course, all);
    return new Read(marks, MarksPlan.of(marks, columns, students, cells, dates));
  }

  /** Takes marks over, whole or not at all; a second time it changes nothing. */
  Read apply(long course, Upload upload, Account who, Instant now) {
    return database.write(
        handle -> {
          Read read = read(handle, course, upload, now);
          if (read.marks().problems().isEmpty()) {
            for (MarksPlan.Change change : read.plan().changes()) {
              put(handle, course, change, upload.reason(), who, now);
            }
          }
          return read;
        });
  }

  private static void put(
      Handle handle,
      long course,
      MarksPlan.Change change,
      String reason,
      Account who,
      Instant now) {
    Column column = change.column();
    long account = change.student().account();
    Optional<PointsOverride> before = OverrideStore.find(handle, column.id(), account);
    Decision decision =
        new Decision(change.points(), reason, before.map(PointsOverride::comment).orElse(""));
    Target target = new Target(course, column.id(), column.title(), account);
    OverrideStore.put(handle, target, decision, before, who, now);
  }
}
