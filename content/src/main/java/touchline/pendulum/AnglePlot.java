package touchline.pendulum;

import java.util.List;
import touchline.diagram.NumberText;

/**
 * The angle over time as SVG text: from −π to π over the last twenty seconds, with a triangle where
 * the motor switches, pointing up where it is told to go on and down where it is told to go back.
 */
public final class AnglePlot {
  /** Width and height in SVG units. */
  public static final String VIEW_BOX = "0 0 600 322";

  private static final double LEFT = 58;
  private static final double RIGHT = 588;
  private static final double NAME = 16;
  private static final double TOP = 36;
  private static final double BOTTOM = 276;
  private static final double BELOW = 304;

  /** A larger change between two states is where the angle starts again. */
  private static final double JUMP = Math.PI;

  private static final List<String> ANGLES = List.of("−π", "−½π", "0", "½π", "π");
  private static final double TICK = 5;

  private final StringBuilder out = new StringBuilder(4096);
  private final double from;

  private AnglePlot(double from) {
    this.from = from;
  }

  /** What is inside the svg element. */
  public static String of(History history, Settings settings) {
    List<State> states = history.states();
    double end = states.get(states.size() - 1).time();
    AnglePlot plot = new AnglePlot(Math.max(0, end - History.LENGTH));
    plot.ruling();
    plot.threshold(settings.threshold());
    plot.curve(states);
    plot.switches(history.switches(), settings);
    return plot.out.toString();
  }

  private double x(double time) {
    return LEFT + (time - from) / History.LENGTH * (RIGHT - LEFT);
  }

  private static double y(double angle) {
    return (TOP + BOTTOM) / 2 - angle / (2 * Math.PI) * (BOTTOM - TOP);
  }

  private void ruling() {
    out.append("<g class=\"grid\">");
    text(LEFT, NAME, "start", "Angle of the first rod, in radians");
    for (int i = 0; i < ANGLES.size(); i++) {
      double y = y((i - 2) * Math.PI / 2);
      line(LEFT, y, RIGHT, y);
      text(LEFT - 8, y + 5, "end", ANGLES.get(i));
    }
    for (double t = Math.ceil(from / TICK) * TICK; t <= from + History.LENGTH; t += TICK) {
      line(x(t), TOP, x(t), BOTTOM);
      text(x(t), BELOW, t == from + History.LENGTH ? "end" : "middle", NumberText.of(t) + " s");
    }
    out.append("</g>");
  }

  private void threshold(double angle) {
    out.append("<g class=\"dashes v-threshold\">");
    line(LEFT, y(angle), RIGHT, y(angle));
    out.append("</g>");
  }

  private void curve(List<State> states) {
    out.append("<g class=\"curve\"><path d=\"");
    double before = Double.POSITIVE_INFINITY;
    for (State state : states) {
      boolean starts = !(Math.abs(state.angle() - before) < JUMP);
      point(starts ? 'M' : 'L', x(state.time()), y(state.angle()));
      before = state.angle();
    }
    out.append("\"/></g>");
  }

  private void switches(List<State> switches, Settings settings) {
    StringBuilder on = new StringBuilder();
    StringBuilder back = new StringBuilder();
    for (State state : switches) {
      boolean goesOn = state.motor() == settings.below();
      double tip = goesOn ? y(state.angle()) + 3 : y(state.angle()) - 3;
      (goesOn ? on : back)
          .append('M')
          .append(NumberText.of(x(state.time())))
          .append(' ')
          .append(NumberText.of(tip))
          .append(goesOn ? "l-5 10h10z" : "l-5-10h10z");
    }
    out.append("<g class=\"switch on\"><path d=\"").append(on).append("\"/></g>");
    out.append("<g class=\"switch back\"><path d=\"").append(back).append("\"/></g>");
  }

  private void point(char command, double x, double y) {
    out.append(command).append(NumberText.of(x)).append(' ').append(NumberText.of(y));
  }

  private void line(double x1, double y1, double x2, double y2) {
    out.append("<line x1=\"").append(NumberText.of(x1));
    out.append("\" y1=\"").append(NumberText.of(y1));
    out.append("\" x2=\"").append(NumberText.of(x2));
    out.append("\" y2=\"").append(NumberText.of(y2)).append("\"/>");
  }

  private void text(double x, double y, String anchor, String words) {
    out.append("<text x=\"").append(NumberText.of(x));
    out.append("\" y=\"").append(NumberText.of(y));
    out.append("\" text-anchor=\"").append(anchor).append("\">").append(words).append("</text>");
  }
}
