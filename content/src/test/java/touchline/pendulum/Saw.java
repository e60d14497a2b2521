package touchline.pendulum;

import java.util.ArrayList;
import java.util.List;

/**
 * The teeth of the curve of the angle, from the tenth second to the fortieth.
 *
 * @param mean height of a tooth, from the lowest angle before it, in radians
 * @param highest height of the highest
 * @param period time from one tip to the next, on average, in seconds
 * @param fastest the largest rate, in radians a second
 */
record Saw(double mean, double highest, double period, double fastest) {
  private static final double FROM = 10;
  private static final double TO = 40;

  static Saw of(Controller controller, Settings settings) {
    Pendulum pendulum = new Pendulum(controller, settings);
    List<State> states = new ArrayList<>();
    while (pendulum.state().time() < TO) {
      pendulum.step();
      if (pendulum.state().time() >= FROM) {
        states.add(pendulum.state());
      }
    }
    return of(states);
  }

  private static Saw of(List<State> states) {
    List<Double> heights = new ArrayList<>();
    List<Double> tips = new ArrayList<>();
    double low = states.get(0).angle();
    for (int i = 1; i < states.size() - 1; i++) {
      double now = states.get(i).angle();
      boolean rose = now > states.get(i - 1).angle();
      boolean rises = states.get(i + 1).angle() > now;
      if (rose && !rises) {
        heights.add(now - low);
        tips.add(states.get(i).time());
      }
      low = !rose && rises ? now : low;
    }
    double span = tips.get(tips.size() - 1) - tips.get(0);
    return new Saw(
        heights.stream().mapToDouble(Double::doubleValue).average().orElseThrow(),
        heights.stream().mapToDouble(Double::doubleValue).max().orElseThrow(),
        span / (tips.size() - 1),
        states.stream().mapToDouble(State::rate).max().orElseThrow());
  }
}
