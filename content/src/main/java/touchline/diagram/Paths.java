package touchline.diagram;

import touchline.geometry.Vec2;

/** Outlines that SVG has no element for, as paths. */
final class Paths {
  /** In SVG units, the side of a right angle's mark. */
  private static final double CORNER = 14;

  private final View view;
  private final StringBuilder path = new StringBuilder("<path d=\"");

  private Paths(View view) {
    this.view = view;
  }

  static String stadium(Shape.Outline stadium, View view) {
    Vec2 way = stadium.to().minus(stadium.from());
    double length = way.length();
    Vec2 left = length > 0 ? way.unit().perpendicular() : new Vec2(0, 1);
    Vec2 side = left.times(stadium.radius());
    Paths paths = new Paths(view);
    double radius = stadium.radius() * view.unit();
    paths.go('M', stadium.from().plus(side));
    paths.go('L', stadium.to().plus(side));
    paths.arc(radius, stadium.to().minus(side));
    paths.go('L', stadium.from().minus(side));
    paths.arc(radius, stadium.from().plus(side));
    return paths.path.append("Z\"/>").toString();
  }

  static String corner(Shape.Corner corner, View view) {
    if (corner.along().length() == 0 || corner.across().length() == 0) {
      return "";
    }
    Vec2 along = corner.along().unit().times(CORNER / view.unit());
    Vec2 across = corner.across().unit().times(CORNER / view.unit());
    Paths paths = new Paths(view);
    paths.go('M', corner.at().plus(along));
    paths.go('L', corner.at().plus(along).plus(across));
    paths.go('L', corner.at().plus(across));
    return paths.path.append("\"/>").toString();
  }

  static String trail(Shape.Trail trail, View view) {
    Paths paths = new Paths(view);
    for (int i = 0; i < trail.points().size(); i++) {
      paths.go(i == 0 ? 'M' : 'L', trail.points().get(i));
    }
    return trail.points().isEmpty() ? "" : paths.path.append("\"/>").toString();
  }

  static String patch(Shape.Patch patch, View view) {
    Paths paths = new Paths(view);
    for (int i = 0; i < patch.corners().size(); i++) {
      paths.go(i == 0 ? 'M' : 'L', patch.corners().get(i));
    }
    return paths.path.append("Z\"/>").toString();
  }

  /** Dots are lines without length, and the round ends of a line make them. */
  static String dots(Shape.Dots dots, View view) {
    Paths paths = new Paths(view);
    for (Vec2 place : dots.places()) {
      paths.go('M', place);
      paths.path.append("h0");
    }
    return paths.path.append("\"/>").toString();
  }

  private void go(char command, Vec2 to) {
    path.append(command);
    point(to);
  }

  /** Half a circle, clockwise on the screen. */
  private void arc(double radius, Vec2 to) {
    String size = NumberText.of(radius);
    path.append('A').append(size).append(' ').append(size).append(" 0 0 1 ");
    point(to);
  }

  private void point(Vec2 point) {
    path.append(NumberText.of(view.pixelX(point.x()))).append(' ');
    path.append(NumberText.of(view.pixelY(point.y()))).append(' ');
  }
}
