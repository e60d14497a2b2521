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
import touchline.sketch.Angles;

/** Draws one step: the grid, what is given, then each variable that has a value, as described. */
final class FigureDrawing {
  static final String RESULT = "result";

  /** The radius of a bob, in metres; it has none, but it has to be seen. */
  private static final double BOB = 0.08;

  private final Figure figure;
  private final Places places;
  private final List<Map<String, Object>> judged;
  private final Set<String> now;
  private final List<Shape> shapes = new ArrayList<>();

  /**
   * @param judged the variables as they were at each step that judged something
   */
  FigureDrawing(
      Figure figure,
      Inputs inputs,
      Map<String, Object> values,
      List<Map<String, Object>> judged,
      Set<String> changed) {
    this.figure = figure;
    this.judged = judged;
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
    for (Map<String, Object> then : judged) {
      Places at = new Places(figure.view(), places.inputs(), then);
      new VerdictDrawing(at, shapes).judge(figure.shows());
    }
    new VerdictDrawing(places, shapes).tell(figure.shows());
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

  /** A drawing with the bob that swings where it is at that part of its period. */
  static Drawing swung(Drawing drawing, Figure.Motion.Swing swing, Inputs inputs, double time) {
    Vec2 hinge = inputs.vector(swing.hinge());
    Vec2 bob = Angles.swung(hinge, inputs.vector(swing.bob()), time);
    return drawing.with(new Shape.Stroke(hinge, bob, "moving"), new Shape.Disk(bob, BOB, "moving"));
  }

  /** A drawing with the circle that moves where it is at that time. */
  static Drawing moved(Drawing drawing, Figure.Motion.Along motion, Inputs inputs, double time) {
    Circle circle = inputs.circle(motion.circle());
    Vec2 center = circle.center().plus(inputs.vector(motion.velocity()).times(time));
    return drawing.with(
        new Shape.Disk(center, circle.radius(), "moving"), new Shape.Dot(center, "moving", ""));
  }
}
