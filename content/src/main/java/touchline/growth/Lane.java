package touchline.growth;

import java.util.List;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;
import touchline.geometry.Circle;

/**
 * Methods that take turns. A run is timed slice by slice; what is over sooner than a clock can tell
 * is done again, and they share the time.
 */
final class Lane {
  /** Milliseconds: there are browsers whose clocks tick once in one. */
  private static final double LEAST = 2;

  private final List<Method> methods;
  private final DoubleSupplier clock;
  private final Heard heard;
  private SweepOrder order = new SweepOrder();
  private List<Circle> circles = List.of();
  private @Nullable Run run;
  private int turn;
  private double spent;
  private int over;

  /** Hears of a turn that is over. */
  interface Heard {
    void heard(Method method, Run last, double milliseconds);
  }

  Lane(List<Method> methods, DoubleSupplier clock, Heard heard) {
    this.methods = methods;
    this.clock = clock;
    this.heard = heard;
  }

  /** The next turn is about other circles. */
  void begin() {
    order = new SweepOrder();
    drop();
  }

  /** What is under way is not wanted any more. */
  void drop() {
    run = null;
  }

  /** Goes on for so many milliseconds, or until a turn is over; a new turn is about these. */
  void work(List<Circle> now, double budget) {
    double end = clock.getAsDouble() + budget;
    if (run == null) {
      circles = now;
      spent = 0;
      over = 0;
    }
    Run at = run == null ? next() : run;
    while (goesOn(at, end)) {
      over++;
      if (spent >= LEAST || clock.getAsDouble() >= end) {
        done(at);
        return;
      }
      at = next();
    }
    run = at;
  }

  /** Works on a run until it is over or the time is; true if it is over. */
  private boolean goesOn(Run at, double end) {
    double from = clock.getAsDouble();
    double time = from;
    boolean more = true;
    while (more && time < end) {
      more = at.goOn();
      time = clock.getAsDouble();
    }
    spent += time - from;
    return !more;
  }

  private Run next() {
    return Run.of(methods.get(turn), circles, order);
  }

  private void done(Run last) {
    heard.heard(methods.get(turn), last, spent / over);
    if (last instanceof SweepRun sweep) {
      order.keep(sweep.order(), circles);
    }
    run = null;
    turn = (turn + 1) % methods.size();
  }
}
