package touchline.grid;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.taught.Grid;

/**
 * The field with its cells: those that the ball reaches are shaded, a line leads from it to each
 * circle that shares one with it, and those that touch it are filled.
 */
public final class SharingPicture {
  private final Sharing now;
  private final StringBuilder svg = new StringBuilder(16_384);

  private SharingPicture(Sharing now) {
    this.now = now;
  }

  /** The picture, to be put inside an svg element that shows {@link Crowd#FIELD}. */
  public static String of(Sharing now) {
    SharingPicture picture = new SharingPicture(now);
    picture.reached();
    picture.lines();
    picture.links("apart", now.apart());
    picture.links("touched", now.touched());
    picture.disks("crowd", now.circles().subList(1, now.circles().size()));
    picture.disks("apart", now.apart());
    picture.disks("touched", now.touched());
    picture.disks("ball", List.of(now.ball()));
    return picture.svg.toString();
  }

  private void reached() {
    path("reached");
    double side = now.width() * Crowd.FIELD.unit();
    for (Grid.Cell cell : Grid.cells(now.ball(), now.width())) {
      move(cell.column() * now.width(), cell.row() * now.width());
      svg.append('h').append(number(side)).append('v').append(number(-side));
      svg.append('h').append(number(-side)).append('z');
    }
    close();
  }

  private void lines() {
    path("cells");
    for (double x = 0; x <= Crowd.FIELD.maxX(); x += now.width()) {
      move(x, 0);
      svg.append("V0");
    }
    for (double y = 0; y <= Crowd.FIELD.maxY(); y += now.width()) {
      move(0, y);
      svg.append('H').append(number(Crowd.FIELD.width()));
    }
    close();
  }

  /** Lines from the ball. */
  private void links(String role, List<Circle> others) {
    path("link " + role);
    for (Circle other : others) {
      Vec2 from = now.ball().center();
      Vec2 to = other.center();
      move(from.x(), from.y());
      svg.append('L').append(number(Crowd.FIELD.pixelX(to.x()))).append(' ');
      svg.append(number(Crowd.FIELD.pixelY(to.y())));
    }
    close();
  }

  private void disks(String role, List<Circle> circles) {
    svg.append("<g class=\"many ").append(role).append("\">");
    for (Circle circle : circles) {
      svg.append("<circle cx=\"").append(number(Crowd.FIELD.pixelX(circle.center().x())));
      svg.append("\" cy=\"").append(number(Crowd.FIELD.pixelY(circle.center().y())));
      svg.append("\" r=\"").append(number(circle.radius() * Crowd.FIELD.unit()));
      svg.append("\"/>");
    }
    svg.append("</g>");
  }

  private void path(String classes) {
    svg.append("<path class=\"").append(classes).append("\" d=\"");
  }

  private void move(double x, double y) {
    svg.append('M').append(number(Crowd.FIELD.pixelX(x))).append(' ');
    svg.append(number(Crowd.FIELD.pixelY(y)));
  }

  private void close() {
    svg.append("\"/>");
  }

  /** To tenths of a unit of the picture. */
  private static String number(double value) {
    return NumberText.of(Math.floor(value * 10 + 0.5) / 10);
  }
}
