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

  private final double scale;
  private final StringBuilder svg = new StringBuilder();

  private SwarmPicture(Swarm swarm) {
    scale = SIDE / swarm.side();
  }

  /** To be put inside an svg element of that size. */
  public static String of(Work work) {
    SwarmPicture picture = new SwarmPicture(work.swarm());
    picture.dots("alone", work.alone());
    picture.dots("touching", work.touching());
    return picture.svg.toString();
  }

  private void dots(String role, List<Circle> circles) {
    StringBuilder way = new StringBuilder();
    for (Circle circle : circles) {
      way.append('M').append(number(circle.center().x() * scale)).append(' ');
      way.append(number(SIDE - circle.center().y() * scale)).append("h0");
    }
    double width = 2 * Swarm.RADIUS * scale;
    path("rim " + role, way, width);
    if (width > LEAST) {
      path("inner " + role, way, width - 2 * RIM);
    }
  }

  private void path(String classes, StringBuilder way, double width) {
    svg.append("<path class=\"").append(classes).append("\" stroke-width=\"");
    svg.append(number(width)).append("\" d=\"").append(way).append("\"/>");
  }

  /** To tenths of a unit of the picture. */
  private static String number(double value) {
    return NumberText.of(Math.floor(value * 10 + 0.5) / 10);
  }
}
