package touchline.server.lesson.thumbnail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.Drawing;
import touchline.diagram.View;
import touchline.figure.Figure;
import touchline.figure.Run;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Inputs;

/**
 * A figure at several inputs: what moves by itself goes its way; else the last point that a reader
 * can take hold of, which is most often what the figure asks about, goes round its place once.
 */
record FigureReel(Figure figure) {
  /** How far it goes to either side, as a share of the picture's height. */
  private static final double REACH = 0.24;

  List<Drawing> drawings() {
    Optional<Grip> moved = moved();
    List<Drawing> drawings = new ArrayList<>();
    for (int i = 0; i < Thumbnail.DRAWINGS; i++) {
      double share = (double) i / Thumbnail.DRAWINGS;
      if (figure.motion().isPresent()) {
        drawings.add(at(share * Thumbnail.DRAWINGS / (Thumbnail.DRAWINGS - 1.0)));
      } else {
        Inputs inputs =
            moved.map(grip -> inputs(grip, 2 * Math.PI * share)).orElse(figure.inputs());
        drawings.add(end(Run.of(figure, inputs)));
      }
    }
    return drawings;
  }

  /** The last input's first point: a circle's centre, a point. */
  private Optional<Grip> moved() {
    List<Grip> points =
        figure.inputs().grips().stream().filter(grip -> grip.look() == Grip.Look.POINT).toList();
    return points.isEmpty() ? Optional.empty() : Optional.of(points.get(points.size() - 1));
  }

  private Inputs inputs(Grip grip, double angle) {
    Vec2 arm = arm(grip.at());
    double x = arm.x() * Math.cos(angle) - arm.y() * Math.sin(angle);
    double y = arm.x() * Math.sin(angle) + arm.y() * Math.cos(angle);
    return figure.inputs().dragged(grip.id(), grip.at().minus(arm).plus(new Vec2(x, y)));
  }

  /** From the middle of the round trip to where it starts; it goes round the picture's middle. */
  private Vec2 arm(Vec2 start) {
    View view = figure.view();
    double reach = (view.maxY() - view.minY()) * REACH;
    Vec2 middle = new Vec2(view.minX() + view.maxX(), view.minY() + view.maxY()).times(0.5);
    Vec2 away = start.minus(middle);
    return away.length() == 0 ? new Vec2(0, reach) : away.times(reach / away.length());
  }

  private Drawing at(double time) {
    Run run = Run.of(figure, figure.inputs());
    return run.moved(end(run), time);
  }

  private static Drawing end(Run run) {
    return run.frame(run.last()).drawing();
  }
}
