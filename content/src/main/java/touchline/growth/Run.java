package touchline.growth;

import java.util.List;
import touchline.geometry.Circle;

/**
 * A method at work on some circles, a portion at a time, so that a page can draw in between. Its
 * loops are those that the lesson prints; a test compares what they find.
 */
abstract sealed class Run permits AllRun, SweepRun, TreeRun, GridRun {
  /** Circles; of all pairs at most half a million, a few milliseconds. */
  static final int PORTION = 50;

  private final int count;
  private boolean isPrepared;
  private int done;
  private double asked;
  private int pairs;

  Run(int count) {
    this.count = count;
  }

  static Run of(Method method, List<Circle> circles, SweepOrder order) {
    return switch (method) {
      case ALL -> new AllRun(circles);
      case SWEEP -> new SweepRun(order.kept(circles));
      case TREE -> new TreeRun(circles);
      case GRID -> new GridRun(circles);
    };
  }

  /** Does a portion of what comes before the first circle; false if nothing of it is left. */
  boolean prepare() {
    return false;
  }

  /** Asks what is to be asked about one of the circles. */
  abstract void ask(int place);

  /** Does the next portion; false if nothing is left to do. */
  final boolean goOn() {
    if (!isPrepared) {
      isPrepared = !prepare();
      return true;
    }
    int end = Math.min(done + PORTION, count);
    while (done < end) {
      ask(done);
      done++;
    }
    return done < count;
  }

  final Run finish() {
    while (goOn()) {
      // There is more.
    }
    return this;
  }

  final void count(double more) {
    asked += more;
  }

  final void found(boolean touch) {
    pairs += touch ? 1 : 0;
  }

  /** How often it has asked. */
  final double asked() {
    return asked;
  }

  /** How many pairs it has found that touch. */
  int pairs() {
    return pairs;
  }
}
