package touchline.growth;

import java.util.List;
import touchline.diagram.NumberText;

/**
 * How often each method asks, over the number of circles. Both scales go in steps of ten, so that a
 * power is a straight line.
 */
public final class GrowthChart {
  public static final int WIDTH = 420;
  public static final int HEIGHT = 340;

  private static final int LEFT = 98;
  private static final int RIGHT = 88;
  private static final int BOTTOM = 40;
  private static final int TOP = 12;

  /** From 10 to 10,000 circles, and from 1 to 100,000,000 questions. */
  private static final int FIRST_DECADE = 1;

  private static final int LAST_DECADE = 4;
  private static final int MOST_DECADES = 8;

  /** Powers of ten by sixteenths: 10 to the 1/16, to the 2/16 and so on. */
  private static final int PARTS = 16;

  private static final double PART = 1.1547819846894583;

  /** Labels of lines that end close together are kept apart. */
  private static final int LINE = 17;

  private final StringBuilder svg = new StringBuilder();

  private GrowthChart() {}

  /** The axes and the lines. */
  public static String of(List<Work> all) {
    GrowthChart chart = new GrowthChart();
    chart.axes();
    double below = Double.NEGATIVE_INFINITY;
    for (Method method : Method.values()) {
      chart.line(method, all);
      double end = y(all.get(all.size() - 1).asked(method));
      below = Math.max(end, below + LINE);
      chart.label(method, below);
    }
    return chart.svg.toString();
  }

  /** A mark on each line for one number of circles. */
  public static String now(Work work) {
    GrowthChart chart = new GrowthChart();
    double x = x(work.count());
    chart.svg.append("<line class=\"at\" x1=\"").append(number(x)).append("\" x2=\"");
    chart.svg.append(number(x)).append("\" y1=\"" + TOP + "\" y2=\"" + (HEIGHT - BOTTOM) + "\"/>");
    for (Method method : Method.values()) {
      chart.svg.append("<circle class=\"m-").append(method.role()).append("\" cx=\"");
      chart.svg.append(number(x)).append("\" cy=\"").append(number(y(work.asked(method))));
      chart.svg.append("\" r=\"6\"/>");
    }
    return chart.svg.toString();
  }

  private void axes() {
    for (int decade = FIRST_DECADE; decade <= LAST_DECADE; decade++) {
      double x = acrossAt(decade);
      rule(x, TOP, x, HEIGHT - BOTTOM);
      text("middle", x, HEIGHT - BOTTOM + 17, GrowthWords.whole(power(decade)));
    }
    for (int decade = 0; decade <= MOST_DECADES; decade++) {
      rule(LEFT, upAt(decade), WIDTH - RIGHT, upAt(decade));
      if (decade % 2 == 0) {
        text("end", LEFT - 6, upAt(decade) + 4, GrowthWords.power(decade));
      }
    }
    text("middle", (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 4, "circles");
  }

  private void rule(double fromX, double fromY, double toX, double toY) {
    svg.append("<line class=\"rule\" x1=\"").append(number(fromX)).append("\" y1=\"");
    svg.append(number(fromY)).append("\" x2=\"").append(number(toX)).append("\" y2=\"");
    svg.append(number(toY)).append("\"/>");
  }

  private void text(String anchor, double x, double y, String words) {
    svg.append("<text text-anchor=\"").append(anchor).append("\" x=\"").append(number(x));
    svg.append("\" y=\"").append(number(y)).append("\">").append(words).append("</text>");
  }

  private void line(Method method, List<Work> all) {
    svg.append("<polyline class=\"m-").append(method.role()).append("\" points=\"");
    for (Work work : all) {
      svg.append(number(x(work.count()))).append(',');
      svg.append(number(y(work.asked(method)))).append(' ');
    }
    svg.append("\"/>");
  }

  private void label(Method method, double y) {
    svg.append("<text class=\"name m-").append(method.role()).append("\" x=\"");
    svg.append(WIDTH - RIGHT + 8).append("\" y=\"").append(number(y + 4)).append("\">");
    svg.append(method.words()).append("</text>");
  }

  private static double x(double circles) {
    return acrossAt(decades(circles));
  }

  private static double y(double questions) {
    return upAt(decades(questions));
  }

  private static double acrossAt(double decade) {
    double share = (decade - FIRST_DECADE) / (LAST_DECADE - FIRST_DECADE);
    return LEFT + share * (WIDTH - LEFT - RIGHT);
  }

  private static double upAt(double decade) {
    return HEIGHT - BOTTOM - decade / MOST_DECADES * (HEIGHT - BOTTOM - TOP);
  }

  private static double power(int decade) {
    double power = 1;
    for (int i = 0; i < decade; i++) {
      power *= 10;
    }
    return power;
  }

  /** How often ten has to be multiplied: straight between sixteenths, which no eye can tell. */
  static double decades(double number) {
    double rest = Math.max(1, number);
    double decades = 0;
    while (rest >= 10) {
      rest /= 10;
      decades++;
    }
    double step = 1;
    int parts = 0;
    while (parts < PARTS - 1 && step * PART <= rest) {
      step *= PART;
      parts++;
    }
    return decades + (parts + (rest / step - 1) / (PART - 1)) / PARTS;
  }

  private static String number(double value) {
    return NumberText.of(Math.floor(value * 10 + 0.5) / 10);
  }
}
