package touchline.server.gradebook;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.canvas.CanvasNames;
import touchline.server.canvas.CanvasNamesStore;
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

  /**
   * What a file says, and what taking it over does.
   *
   * @param names numbers of Canvas in it
   * @param fresh how many of these are not kept yet
   */
  record Read(Marks marks, MarksPlan plan, CanvasNames names, long fresh) {}

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
    Around around = around(handle, course, now);
    Marks marks = MarksReader.read(upload.file(), around.columns(), around.students().keySet());
    CanvasNames names = names(marks.canvas(), around.students());
    long fresh = names.newTo(CanvasNamesStore.of(handle, course));
    return new Read(marks, around.plan(marks), names, fresh);
  }

  private static CanvasNames names(Marks.Canvas canvas, Map<String, Student> students) {
    Map<Long, CanvasNames.Named> named = new HashMap<>();
    canvas
        .students()
        .forEach(
            (login, name) ->
                Optional.ofNullable(students.get(login))
                    .ifPresent(student -> named.put(student.account(), name)));
    return new CanvasNames(named, canvas.headings());
  }

  /** What marks are compared with. */
  private record Around(
      List<Column> columns, Map<String, Student> students, Cells cells, Dates dates) {
    MarksPlan plan(Marks marks) {
      return MarksPlan.of(marks, columns, students, cells, dates);
    }
  }

  private static Around around(Handle handle, long course, Instant now) {
    Dates dates = GradebookStore.dates(handle, course, now);
    List<Student> all = TotalsStore.students(handle, course, "", dates);
    Map<String, Student> students = new HashMap<>();
    all.forEach(student -> students.put(student.login(), student));
    return new Around(
        GradebookStore.columns(handle, course, dates),
        students,
        CellStore.of(handle, course, all),
        dates);
  }

  /** What a file did; no batch where nothing changed or it has problems. */
  record Done(Read read, Optional<Long> batch) {}

  /** Takes marks over, whole or not at all; a second time it changes nothing. */
  Done apply(long course, Upload upload, Account who, Instant now) {
    return database.write(
        handle -> {
          Read read = read(handle, course, upload, now);
          if (read.marks().problems().isEmpty()) {
            CanvasNamesStore.keep(handle, course, read.names());
          }
          Optional<Long> batch =
              read.marks().problems().isEmpty()
                  ? BatchStore.take(
                      handle, course, read.plan().changes(), upload.reason(), who, now)
                  : Optional.empty();
          return new Done(read, batch);
        });
  }

  /** What entries that somebody typed would do. */
  public MarksPlan plan(long course, List<Marks.Entry> entries, Instant now) {
    return database.read(handle -> plan(handle, course, entries, now));
  }

  private static MarksPlan plan(
      Handle handle, long course, List<Marks.Entry> entries, Instant now) {
    return around(handle, course, now).plan(new Marks(entries, List.of(), List.of()));
  }

  /** Takes entries over that somebody typed; the number of the batch, if anything changed. */
  public Optional<Long> apply(
      long course, List<Marks.Entry> entries, String reason, Account who, Instant now) {
    return database.write(
        handle -> {
          MarksPlan plan = plan(handle, course, entries, now);
          return BatchStore.take(handle, course, plan.changes(), reason, who, now);
        });
  }
}
