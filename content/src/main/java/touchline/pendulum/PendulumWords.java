package touchline.pendulum;

import java.util.List;
import touchline.diagram.NumberText;

/** What the figure says in words. */
public final class PendulumWords {
  /** More rows than a screen holds help nobody. */
  private static final int MOST_ROWS = 8;

  private PendulumWords() {}

  /** The state in a line. */
  public static String now(State state) {
    return "Time "
        + NumberText.of(state.time())
        + " s, angle "
        + NumberText.of(state.angle())
        + " rad, motor "
        + NumberText.of(state.motor())
        + " rad/s";
  }

  /** The state and how it came about, for readers who listen. */
  public static String told(State state, History history) {
    int count = history.switched();
    String switches = count == 1 ? "The motor has switched once." : times(count);
    return now(state) + ". " + switches;
  }

  private static String times(int count) {
    return count == 0
        ? "The motor has not switched."
        : "The motor has switched " + count + " times.";
  }

  /** The rows of a table of the latest switches: time, angle, rate, velocity from then on. */
  public static String rows(History history) {
    List<State> switches = history.switches();
    StringBuilder rows = new StringBuilder();
    for (int i = Math.max(0, switches.size() - MOST_ROWS); i < switches.size(); i++) {
      State state = switches.get(i);
      rows.append("<tr><td>").append(NumberText.of(state.time()));
      rows.append("</td><td>").append(NumberText.of(state.angle()));
      rows.append("</td><td>").append(NumberText.of(state.rate()));
      rows.append("</td><td>").append(NumberText.of(state.motor())).append("</td></tr>");
    }
    return rows.isEmpty() ? "<tr><td colspan=\"4\">Not yet.</td></tr>" : rows.toString();
  }
}
