package touchline.pendulum;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the pendulum did lately: its states, thinned out, and those at which the motor switched. */
public final class History {
  /** Seconds that are kept: six or seven turns of the first program. */
  public static final double LENGTH = 20;

  /** Seconds between two states that a plot needs: a pixel or so. */
  private static final double GAP = 0.02;

  private final Deque<State> states = new ArrayDeque<>();
  private final Deque<State> switches = new ArrayDeque<>();
  private @Nullable State last;
  private double keptAt = Double.NEGATIVE_INFINITY;
  private int switched;

  public void add(State now) {
    boolean switches = last != null && last.motor() != now.motor();
    if (switches) {
      this.switches.add(now);
      switched++;
    }
    if (switches || now.time() - keptAt >= GAP) {
      states.add(now);
      keptAt = now.time();
    }
    last = now;
    forget(states, now.time() - LENGTH);
    forget(this.switches, now.time() - LENGTH);
  }

  private static void forget(Deque<State> states, double before) {
    while (!states.isEmpty() && states.getFirst().time() < before) {
      states.removeFirst();
    }
  }

  /** In the order of time. */
  public List<State> states() {
    return new ArrayList<>(states);
  }

  /** The first states after each switch, in the order of time. */
  public List<State> switches() {
    return new ArrayList<>(switches);
  }

  /** How often the motor switched in all, also longer ago. */
  public int switched() {
    return switched;
  }
}
