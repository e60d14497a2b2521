package touchline.figure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/** Draws one step: the grid, what is given, then each variable that has a value, as described. */
final class FigureDrawing {
  static final String RESULT = "result";

  private final Figure figure;
  private final Places places;
  private final Set<String> now;
  private final List<Shape> shapes = new ArrayList<>();

  FigureDrawing(Figure figure, Inputs inputs, Map<String, Object> values, Set<String> changed) {
    this.figure = figure;
    this.places = new Places(figure.view(), inputs, values);
    this.now = new HashSet<>(changed);
    if (changed.contains(Run.RETURN)) {
      now.add(RESULT);
    }
  }

  /**
   * With what a called method has by now, drawn from its own variables alone: an input of the
   * figure may have the name of one and be something else.
   */
  Drawing drawing(List<Show> called, Map<String, Object> values) {
    shapes.add(new Shape.Grid());
    GivenDrawing given = new GivenDrawing(places, shapes);
    given.drawBodies();
    figure.extras().forEach(given::draw);
    show(figure.shows(), places);
    show(called, new Places(figure.view(), new Inputs(figure.view(), List.of()), values));
    given.drawPoints();
    return new Drawing(figure.view(), shapes, now);
  }

  private void show(List<Show> shows, Places from) {
    ShownDrawing drawing = new ShownDrawing(from, shapes);
    for (Show show : shows) {
      drawing.draw(show);
    }
  }

  /** What was guessed of a variable, with what is known of the others at a step. */
  static List<Shape> guessed(Run run, FigureQuestion question, Object said, int step) {
    Places places = new Places(run.figure().view(), run.inputs(), run.ownValuesAfter(step));
    return new GuessedDrawing(places, question, step).of(run.figure().shows(), said);
  }

  /** A drawing with the circle that moves where it is at that time. */
  static Drawing moved(Drawing drawing, Motion motion, Inputs inputs, double time) {
    Circle circle = inputs.circle(motion.circle());
    Vec2 center = circle.center().plus(inputs.vector(motion.velocity()).times(time));
    return drawing.with(
        new Shape.Disk(center, circle.radius(), "moving"), new Shape.Dot(center, "moving", ""));
  }
}
