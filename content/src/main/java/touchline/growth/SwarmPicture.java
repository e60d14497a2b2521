package touchline.growth;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;

/**
 * The square with its circles; all of one kind are one path of dots, so that ten thousand are drawn
 * as quickly as ten.
 */
public final class SwarmPicture {
  /** Of the picture, in its own units. */
  public static final int SIDE = 600;

  /** In the same units: what is narrower has no rim. */
  private static final double RIM = 2;

  private static final double LEAST = 7;

  /** What is at least so wide has an outline of its own where it lies on others. */
  private static final double OUTLINED = 20;

  private final double scale;
  private final StringBuilder svg = new StringBuilder();

  private SwarmPicture(double side) {
    scale = SIDE / side;
  }

  /** How many units of the picture a circle rolls at most in a second, along each axis. */
  public static double fastest(double side) {
    return Swarm.FASTEST * SIDE / side;
  }

  /** To be put inside an svg element of that size. */
  public static String of(double side, List<Circle> circles) {
    SwarmPicture picture = new SwarmPicture(side);
    boolean[] touching = Touching.of(circles, side);
    picture.dots("alone", circles, touching, false);
    picture.dots("touching", circles, touching, true);
    return picture.svg.toString();
  }

  private void dots(String role, List<Circle> circles, boolean[] touching, boolean wanted) {
    StringBuilder way = new StringBuilder();
    for (int i = 0; i < touching.length; i++) {
      if (touching[i] == wanted) {
        way.append('M');
        tenths(way, circles.get(i).center().x() * scale);
        way.append(' ');
        tenths(way, SIDE - circles.get(i).center().y() * scale);
        way.append("h0");
      }
    }
    double width = 2 * Swarm.RADIUS * scale;
    path("rim " + role, way, width);
    if (width > LEAST) {
      path("inner " + role, way, width - 2 * RIM);
    }
    if (wanted && width > OUTLINED) {
      outlines(circles, touching, width);
    }
  }

  /** All in one path, too: two half circles each. */
  private void outlines(List<Circle> circles, boolean[] touching, double width) {
    StringBuilder way = new StringBuilder();
    int half = (int) (width / 2 - 1);
    for (int i = 0; i < touching.length; i++) {
      if (touching[i]) {
        way.append('M');
        tenths(way, circles.get(i).center().x() * scale);
        way.append(' ');
        tenths(way, SIDE - circles.get(i).center().y() * scale);
        way.append('m').append(-half).append(" 0");
        way.append('a').append(half).append(' ').append(half).append(" 0 1 0 ");
        way.append(2 * half).append(" 0");
        way.append('a').append(half).append(' ').append(half).append(" 0 1 0 ");
        way.append(-2 * half).append(" 0");
      }
    }
    path("edge", way, 1.5);
  }

  private void path(String classes, StringBuilder way, double width) {
    svg.append("<path class=\"").append(classes).append("\" stroke-width=\"");
    svg.append(NumberText.of(width)).append("\" d=\"").append(way).append("\"/>");
  }

  /** To tenths of a unit of the picture. */
  private static void tenths(StringBuilder way, double value) {
    int tenths = (int) (value * 10 + 0.5);
    way.append(tenths / 10).append('.').append(tenths % 10);
  }
}
