package touchline.figure;

import java.util.ArrayList;
import java.util.HashMap;
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
  private final Map<String, Object> starts;
  private final Set<String> now;
  private final List<Shape> shapes = new ArrayList<>();

  /**
   * @param judged the variables as they were at each step that judged something
   * @param starts by variable, where its arrow starts if not where it would now
   */
  FigureDrawing(
      Figure figure,
      Inputs inputs,
      Map<String, Object> values,
      List<Map<String, Object>> judged,
      Map<String, Object> starts,
      Set<String> changed) {
    this.figure = figure;
    this.judged = judged;
    this.starts = starts;
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
    GivenDrawing given = figure.given().over(places, shapes);
    given.drawBodies();
    figure.extras().forEach(given::draw);
    for (Show show : figure.shows()) {
      new ShownDrawing(from(show), shapes).draw(show);
    }
    if (places.values().containsKey(Run.RETURN)) {
      showRace();
    }
    show(called, new Places(figure.view(), new Inputs(figure.view(), List.of()), values));
    given.drawPoints();
    for (Map<String, Object> then : judged) {
      Places at = new Places(figure.view(), places.inputs(), then);
      new VerdictDrawing(at, shapes).judge(figure.shows());
    }
    new VerdictDrawing(places, shapes).tell(figure.shows());
    return new Drawing(figure.view(), shapes, now);
  }

  /** At the end, how far everybody is that a loop asked about, too. */
  private void showRace() {
    List<Shape> reached = new ArrayList<>();
    for (Map<String, Object> then : judged) {
      Places at = new Places(figure.view(), places.inputs(), then);
      for (Show show : figure.shows()) {
        if (show.form() == Show.Form.TIME_OF_REACH) {
          new ShownDrawing(at, reached).draw(show);
        }
      }
    }
    for (Shape shape : reached) {
      if (!shapes.contains(shape)) {
        shapes.add(shape);
      }
    }
  }

  /** The places as a variable is drawn from them. */
  private Places from(Show show) {
    Object start = show.isArrow() ? starts.get(show.variable()) : null;
    if (start == null) {
      return places;
    }
    Map<String, Object> then = new HashMap<>(places.values());
    then.put(show.word(0), start);
    return new Places(figure.view(), places.inputs(), then);
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
