package touchline.server.remark;

import java.time.Clock;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.remark.DryRunStore.Written;
import touchline.server.store.Database;
import touchline.server.store.StoreBusy;

/** What a worker does in its turn. */
final class RemarkWork {
  private static final Logger LOG = LoggerFactory.getLogger(RemarkWork.class);

  private final RemarkStore remarks;
  private final RemarkTurnStore turns;
  private final UnitStore units;
  private final DryRunStore dryRuns;
  private final ApplyStore applying;
  private final StudentMarker marking;
  private final Clock clock;

  RemarkWork(Database database, StudentMarker marking, Clock clock) {
    this.remarks = new RemarkStore(database);
    this.turns = new RemarkTurnStore(database);
    this.units = new UnitStore(database);
    this.dryRuns = new DryRunStore(database, turns);
    this.applying = new ApplyStore(database, turns);
    this.marking = marking;
    this.clock = clock;
  }

  /**
   * Takes a turn, if there is something to do, and goes on until nothing is left.
   *
   * @param name that no turn had before
   * @param isOver whether to stop before the next student
   * @return whether there was a turn
   */
  boolean turn(String name, BooleanSupplier isOver) {
    Optional<RemarkTurn> turn =
        turns.isWaiting(marking.version())
            ? turns.begin(name, marking.version())
            : Optional.empty();
    turn.ifPresent(
        begun -> remarks.find(begun.remark()).ifPresent(remark -> go(begun, remark, isOver)));
    return turn.isPresent();
  }

  private void go(RemarkTurn turn, Remark remark, BooleanSupplier isOver) {
    Optional<Unit> unit = units.next(remark);
    while (unit.isPresent() && !isOver.getAsBoolean()) {
      if (!step(turn, remark, unit.get(), isOver)) {
        return;
      }
      unit = units.next(remark);
    }
    turns.finish(turn);
  }

  /** False if the turn is lost. */
  private boolean step(RemarkTurn turn, Remark remark, Unit unit, BooleanSupplier isOver) {
    try {
      return remark.stage() == Stage.APPLYING
          ? applying.apply(turn, remark, unit, clock.instant())
          : tryOut(turn, remark, unit, isOver);
    } catch (StoreBusy busy) {
      throw busy;
    } catch (RuntimeException broken) {
      // One whose marks cannot be written must not keep all the others waiting.
      LOG.error("the marks of account {} could not be written", unit.account(), broken);
      units.postpone(unit);
      return true;
    }
  }

  private boolean tryOut(RemarkTurn turn, Remark remark, Unit unit, BooleanSupplier isOver) {
    Optional<RemarkResult> found = found(turn, remark, unit);
    if (isOver.getAsBoolean()) {
      return true; // Workers that are ended on the way leave half a verdict.
    }
    Written written =
        found.map(one -> dryRuns.write(turn, remark, unit, one)).orElse(Written.CHANGED);
    if (written == Written.CHANGED) {
      units.postpone(unit);
    }
    return written != Written.LOST_TURN;
  }

  /** Nothing if a fault of ours was in the way, which never makes a mark lower. */
  private Optional<RemarkResult> found(RemarkTurn turn, Remark remark, Unit unit) {
    try {
      return marking.mark(units.work(unit, remark), new Renewal(turns, turn));
    } catch (RuntimeException broken) {
      LOG.error("the work of account {} could not be marked again", unit.account(), broken);
      return Optional.empty();
    }
  }
}
