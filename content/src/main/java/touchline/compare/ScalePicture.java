package touchline.compare;

import touchline.diagram.NumberText;

/** What {@link Distances} look like: a bar for each error, and the digits that are right. */
public final class ScalePicture {
  /** Of the picture, in its own units. */
  public static final String VIEW_BOX = "0 0 600 150";

  /** Room for a name and a number where letters are largest. */
  private static final double LEFT = 150;

  private static final double RIGHT = 565;

  /** From nothing, by way of 1, to ten to the 16th: one more than there are decades. */
  private static final int DECADES = Distances.MOST + 1;

  private static final int TICKS = 4;
  private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private ScalePicture() {}

  /** The bars, to be put inside an svg element. */
  public static String bars(Distances distances) {
    StringBuilder svg = new StringBuilder(1024);
    for (int decade = 0; decade <= Distances.MOST; decade += TICKS) {
      double x = x(decade + 1);
      svg.append("<g class=\"grid\"><line x1=\"").append(number(x));
      svg.append("\" y1=\"10\" x2=\"").append(number(x)).append("\" y2=\"112\"/>");
      text(svg, x, 134, "middle", power(decade));
      svg.append("</g>");
    }
    svg.append("<g class=\"grid\">");
    text(svg, LEFT - 10, 134, "end", "ulp");
    svg.append("</g>");
    bar(svg, 20, "plain", "plain", distances.plainError());
    bar(svg, 68, "careful", "careful", distances.carefulError());
    return svg.toString();
  }

  private static void bar(StringBuilder svg, double y, String role, String name, double error) {
    svg.append("<g class=\"error v-").append(role).append("\"><rect x=\"").append(number(LEFT));
    svg.append("\" y=\"").append(number(y)).append("\" height=\"34\" width=\"");
    svg.append(number(x(length(error)) - LEFT)).append("\"/>");
    text(svg, LEFT - 10, y + 24, "end", name);
    svg.append("</g>");
  }

  private static void text(StringBuilder svg, double x, double y, String anchor, String words) {
    svg.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y));
    svg.append("\" text-anchor=\"").append(anchor).append("\">").append(words).append("</text>");
  }

  private static double x(double length) {
    return LEFT + (RIGHT - LEFT) * Math.min(length, DECADES) / DECADES;
  }

  /** One for each decade from 1 on, straight between them; 0 for no error. */
  static double length(double error) {
    double rest = error;
    int decades = 0;
    while (rest >= 10 && decades < DECADES) {
      rest /= 10;
      decades++;
    }
    return rest < 1 ? rest : decades + 1 + (rest - 1) / 9;
  }

  private static String number(double value) {
    return Chart.number(value);
  }

  /** A result with its error in words; the digits that are wrong are marked. */
  public static String result(double value, double exact, double error) {
    String digits = Digits.of(value);
    int right = Digits.shared(digits, Digits.of(exact));
    String wrong =
        right < digits.length() ? "<span class=\"off\">" + digits.substring(right) + "</span>" : "";
    return "<span class=\"digits\">"
        + digits.substring(0, right)
        + wrong
        + "</span> m <span class=\"ulps\">"
        + ulps(error)
        + "</span>";
  }

  /** The right result. */
  public static String exact(Distances distances) {
    return "<span class=\"digits\">" + Digits.of(distances.exact()) + "</span> m";
  }

  /** An error in words. */
  public static String ulps(double error) {
    return error == 0 ? "exact to the last digit" : "off by " + NumberText.of(error) + " ulp";
  }

  /** Both errors in a line, for readers who listen. */
  public static String spoken(Distances distances) {
    return "The plain method is "
        + ulps(distances.plainError())
        + ", the careful one is "
        + ulps(distances.carefulError())
        + ".";
  }

  /** A power of ten in metres, as a slider says it. */
  public static String metres(int exponent) {
    return exponent == Distances.NOWHERE ? "0 m" : power(exponent) + " m";
  }

  /** A power of ten as a factor. */
  public static String times(int exponent) {
    return exponent == 0 ? "as it is" : power(exponent) + " times as large";
  }

  private static String power(int exponent) {
    if (exponent < 2) {
      return exponent == 0 ? "1" : "10";
    }
    String digits = Integer.toString(exponent);
    StringBuilder power = new StringBuilder("10");
    for (int i = 0; i < digits.length(); i++) {
      power.append(RAISED.charAt(digits.charAt(i) - '0'));
    }
    return power.toString();
  }
}
