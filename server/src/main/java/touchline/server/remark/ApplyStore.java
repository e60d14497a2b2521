package touchline.server.remark;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.WorthStore;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.gradebook.Points;
import touchline.server.remark.RowStore.Row;
import touchline.server.store.Database;

/** Puts new marks into effect, a student at a time: whole or not at all. */
final class ApplyStore {
  private static final String BEFORE = "before";

  private final Database database;
  private final RemarkTurnStore turns;

  ApplyStore(Database database, RemarkTurnStore turns) {
    this.database = database;
    this.turns = turns;
  }

  /**
   * Gives a student the new marks in the way that was decided.
   *
   * @return false if another worker has the turn by now
   */
  boolean apply(RemarkTurn turn, Remark remark, Unit unit, Instant now) {
    return database.write(
        transaction -> {
          if (!turns.holds(transaction, turn)) {
            return false;
          }
          WorthStore.lock(transaction, remark.course(), unit.account());
          apply(transaction, remark, unit, now);
          return true;
        });
  }

  private static void apply(Handle transaction, Remark remark, Unit unit, Instant now) {
    ApplyRule way = remark.way().orElseThrow();
    double before = WorthStore.points(transaction, unit.assignment(), unit.account());
    List<Row> rows = RowStore.rows(transaction, unit.remark(), unit.assignment(), unit.account());
    transaction.savepoint(BEFORE);
    if (!rows.stream().allMatch(row -> put(transaction, row, way, remark.version()))) {
      transaction.rollbackToSavepoint(BEFORE);
      student(transaction, unit, "meanwhile", before, before);
      return;
    }
    double after = WorthStore.settle(transaction, unit.assignment(), unit.account());
    if (way.allows(before, after)) {
      LogStore log = new LogStore(transaction, remark, unit, now);
      log.marks(rows, way);
      log.points(before, after);
      student(transaction, unit, "applied", before, after);
    } else {
      transaction.rollbackToSavepoint(BEFORE);
      student(transaction, unit, "kept", before, before);
    }
  }

  private static boolean put(Handle transaction, Row row, ApplyRule way, String version) {
    MarkState given = way.of(row.remade().before(), row.remade().after());
    RowStore.given(transaction, row, given);
    return MarkStore.put(transaction, row.remade(), given, version);
  }

  private static void student(
      Handle transaction, Unit unit, String state, double before, double after) {
    transaction.execute(
        """
        UPDATE remark_student SET state = ?, points = ?, given = ?
        WHERE remark = ? AND assignment = ? AND account = ?
        """,
        state,
        before,
        after,
        unit.remark(),
        unit.assignment(),
        unit.account());
  }

  /** What the log says about a student. */
  private record LogStore(Handle transaction, Remark remark, Unit unit, Instant now) {
    void marks(List<Row> rows, ApplyRule way) {
      for (Row row : rows) {
        MarkState before = row.remade().before();
        MarkState given = way.of(before, row.remade().after());
        if (given.mark() != before.mark() || !given.worth().equals(before.worth())) {
          String subject = row.exercise() + ", submission " + row.remade().id();
          String was = words(before, row.remade().version());
          add("mark", subject, was, words(given, remark.version()));
        }
      }
    }

    void points(double before, double after) {
      if (before != after) {
        add("points by marking again", "", Points.text(before), Points.text(after));
      }
    }

    private static String words(MarkState marked, String version) {
      String worth = marked.worth().map(one -> ", attempt " + Points.percent(one)).orElse("");
      return Points.percent(marked.mark()) + worth + ", content " + Remark.shortened(version);
    }

    private void add(String what, String about, String before, String after) {
      String title = WorthStore.title(transaction, unit.assignment());
      String subject = (about.isEmpty() ? title : title + ", " + about) + ", ";
      Change change = new Change(what, subject + AuditStore.person(unit.account()), before, after);
      AuditStore.log(
          transaction, remark.applied().orElseThrow().account(), remark.course(), change, now);
    }
  }
}
