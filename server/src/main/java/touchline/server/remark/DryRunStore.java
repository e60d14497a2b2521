package touchline.server.remark;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import touchline.server.assignment.WorthStore;
import touchline.server.assignment.WorthStore.Note;
import touchline.server.remark.ChangedMark.Sort;
import touchline.server.store.Database;

/** Notes what marking a student's work again would do, by doing it and undoing it at once. */
final class DryRunStore {
  private static final String ROW =
      """
      INSERT INTO remark_row (remark, assignment, account, submission, code_submission, progress,
        before_version, before_mark, before_outcome, before_mistakes, before_worth,
        after_mark, after_outcome, after_mistakes, after_worth, message, counterexample, example,
        findings)
      VALUES (:remark, :assignment, :account, :answer, :method, :note, :version, :wasmark,
        :wasoutcome, :wasmistakes, :wasworth, :mark, :outcome, :mistakes, :worth, :message,
        :counterexample, :example, :findings)
      """;

  private static final String TRIED = "tried";

  private final Database database;
  private final RemarkTurnStore turns;

  DryRunStore(Database database, RemarkTurnStore turns) {
    this.database = database;
    this.turns = turns;
  }

  /** What became of the wish to write something. */
  enum Written {
    YES,
    /** Another worker has the turn by now, or it was cancelled. */
    LOST_TURN,
    /** The student's marks have changed since they were read. */
    CHANGED
  }

  /** Writes what was found for a student. */
  Written write(RemarkTurn turn, Remark remark, Unit unit, RemarkResult found) {
    return database.write(
        transaction -> {
          if (!turns.holds(transaction, turn)) {
            return Written.LOST_TURN;
          }
          RemarkResult kept = UnitStore.isErased(transaction, unit) ? RemarkResult.NOTHING : found;
          WorthStore.lock(transaction, remark.course(), unit.account());
          double points = WorthStore.points(transaction, unit.assignment(), unit.account());
          double replaced = points;
          double highest = points;
          if (!kept.remade().isEmpty()) {
            replaced = tried(transaction, remark, unit, kept.remade(), ApplyRule.REPLACE);
            highest = tried(transaction, remark, unit, kept.remade(), ApplyRule.HIGHEST);
          }
          if (replaced < 0) {
            return Written.CHANGED;
          }
          rows(transaction, unit, kept.remade());
          student(transaction, unit, kept, List.of(points, replaced, highest));
          return Written.YES;
        });
  }

  /** The points that it would lead to; less than 0 if the marks are not any more as they were. */
  private static double tried(
      Handle transaction, Remark remark, Unit unit, List<ChangedMark> remade, ApplyRule way) {
    transaction.savepoint(TRIED);
    boolean fits =
        remade.stream()
            .allMatch(
                one ->
                    MarkStore.put(
                        transaction, one, way.of(one.before(), one.after()), remark.version()));
    double points = fits ? WorthStore.settle(transaction, unit.assignment(), unit.account()) : -1;
    transaction.rollbackToSavepoint(TRIED);
    return points;
  }

  private static void rows(Handle transaction, Unit unit, List<ChangedMark> remade) {
    PreparedBatch batch = transaction.prepareBatch(ROW);
    for (ChangedMark one : remade) {
      boolean isAnswer = one.sort() == Sort.ANSWER;
      batch
          .bind("remark", unit.remark())
          .bind("assignment", unit.assignment())
          .bind("account", unit.account())
          .bind("answer", isAnswer ? Long.valueOf(one.id()) : null)
          .bind("method", isAnswer ? null : Long.valueOf(one.id()))
          .bind("note", one.note().map(Note::id).orElse(null))
          .bind("version", one.version())
          .bind("wasmark", one.before().mark())
          .bind("wasoutcome", one.before().outcome())
          .bind("wasmistakes", one.before().mistakes())
          .bind("wasworth", one.before().worth().orElse(null))
          .bind("mark", one.after().mark())
          .bind("outcome", one.after().outcome())
          .bind("mistakes", one.after().mistakes())
          .bind("worth", one.after().worth().orElse(null))
          .bind("message", one.said().message())
          .bind("counterexample", one.said().counterexample())
          .bind("example", one.said().example())
          .bind("findings", one.said().findings())
          .add();
    }
    if (!remade.isEmpty()) {
      batch.execute();
    }
  }

  private static void student(
      Handle transaction, Unit unit, RemarkResult found, List<Double> points) {
    transaction
        .createUpdate(
            """
            UPDATE remark_student SET state = 'marked', answers = :answers, up = :up,
              down = :down, gone = :gone, points = :points, replaced = :replaced,
              highest = :highest
            WHERE remark = :remark AND assignment = :assignment AND account = :account
            """)
        .bind("answers", found.answers())
        .bind("up", found.up())
        .bind("down", found.down())
        .bind("gone", found.gone())
        .bind("points", points.get(0))
        .bind("replaced", points.get(1))
        .bind("highest", points.get(2))
        .bind("remark", unit.remark())
        .bind("assignment", unit.assignment())
        .bind("account", unit.account())
        .execute();
  }
}
