package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/** Figures with a wall that follows a normal, a circle at a place, and the path of a circle. */
class BounceFigureTest {
  private static final String WALL =
      """
      title: A bounce off a level wall
      alt: A ball on a level wall, with its velocity.
      run: Bounce#reflected
      view: -1 -1 9 8
      inputs:
        ball: circle 4 4 1
        velocity: vector 2 -2 from ball
        normal: vector 0 2 from ball
      draw:
        wall: ball normal
      show:
        return: arrow from ball
      """;

  private static final String PATH =
      """
      title: Bounces between two level walls
      alt: A ball between two level walls, and its path.
      run: Bounce#path
      view: -1 -1 9 8
      inputs:
        ball: circle 1 2 1
        velocity: vector 4 4 from ball
        walls: segments 0 0 9 0, 0 4 9 4
        e: number 1 0 1 0.1
      show:
        return: path of ball
      """;

  private static List<Shape> last(Run run) {
    return run.frame(run.last()).drawing().shapes();
  }

  private static Run run(String text) {
    Figure figure = FigureLint.check(text);
    return Run.of(figure, figure.inputs());
  }

  @Test
  void theWallLiesOneRadiusAgainstTheNormal() {
    assertEquals(3.0, wallOf(WALL).from().y(), 1e-12);
    assertEquals(3.0, wallOf(WALL).to().y(), 1e-12);
    String upsideDown = WALL.replace("normal: vector 0 2", "normal: vector 0 -3");
    assertEquals(5.0, wallOf(upsideDown).from().y(), 1e-12);
  }

  private static Shape.Stroke wallOf(String text) {
    return last(run(text)).stream()
        .filter(shape -> shape instanceof Shape.Stroke && shape.role().equals("wall"))
        .map(Shape.Stroke.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void withoutADirectionThereIsNoWall() {
    Figure figure = FigureLint.check(WALL);
    Run run = Run.of(figure, figure.inputs().with("normal.y", 0));
    assertTrue(last(run).stream().noneMatch(shape -> shape.role().equals("wall")));
  }

  @Test
  void thePathLeadsThroughEveryPlaceAndShowsTheCircleThere() {
    Run run = run(PATH);
    List<Shape.Trail> trails = all(run, Shape.Trail.class);
    assertEquals(1, trails.size());
    List<Vec2> way = List.of(new Vec2(1, 2), new Vec2(2, 3), new Vec2(4, 1), new Vec2(5, 2));
    List<Vec2> drawn = trails.get(0).points();
    assertEquals(way.size(), drawn.size());
    for (int i = 0; i < way.size(); i++) {
      assertEquals(0, drawn.get(i).minus(way.get(i)).length(), 1e-12, drawn::toString);
    }
    List<Vec2> circles = all(run, Shape.Ghost.class).stream().map(Shape.Ghost::center).toList();
    assertEquals(drawn.subList(1, drawn.size()), circles);
    String told = Results.of(run.figure(), run.inputs(), run.valuesAfter(run.last()));
    assertEquals("centre (5, 2), after 2 places", told);
  }

  /** The centre moves on along the arrow, which must not move on with it. */
  @Test
  void anArrowStartsWhereItWasComputed() {
    Run run = run(PATH.replace("show:\n", "show:\n  move: arrow from center\n"));
    List<Vec2> starts = new ArrayList<>();
    for (int step = 0; step <= run.last(); step++) {
      for (Shape shape : run.frame(step).drawing().shapes()) {
        if (shape instanceof Shape.Arrow arrow && arrow.role().equals("move")) {
          String label = "step " + step + ": " + arrow;
          if (starts.isEmpty() || !starts.get(starts.size() - 1).equals(arrow.from())) {
            starts.add(arrow.from());
            assertTrue(run.frame(step).variables().stream().anyMatch(v -> isNew(v, "move")), label);
          }
        }
      }
    }
    assertEquals(3, starts.size(), starts::toString);
    assertEquals(new Vec2(1, 2), starts.get(0));
    assertEquals(0, starts.get(1).minus(new Vec2(2, 3)).length(), 1e-12);
  }

  private static boolean isNew(Frame.Variable variable, String name) {
    return variable.changed() && variable.name().equals(name);
  }

  private static <S extends Shape> List<S> all(Run run, Class<S> kind) {
    return last(run).stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  @Test
  void ofManyPlacesThereAreDotsAndTheLastCircle() {
    String text =
        PATH.replace("Bounce#path", "Bounce#fall")
            .replace("walls: segments 0 0 9 0, 0 4 9 4", "floor: line 0 0 9 0")
            .replace("1 0.1\n", "1 0.1\n  slow: number 1 0 3 0.1 m/s\n");
    List<Shape> shapes = last(run(text));
    assertEquals(1, shapes.stream().filter(shape -> shape instanceof Shape.Ghost).count());
    assertEquals(1, shapes.stream().filter(shape -> shape instanceof Shape.Dots).count());
  }

  @Test
  void aPlaceIsAPointAndAPathAListOfThem() {
    String place = PATH.replace("path of", "place of");
    assertThrows(FigureProblem.class, () -> FigureLint.check(place));
    String path = WALL.replace("arrow from", "path of");
    assertThrows(FigureProblem.class, () -> FigureLint.check(path));
    String wall = WALL.replace("wall: ball normal", "wall: velocity normal");
    assertThrows(FigureProblem.class, () -> FigureLint.check(wall));
  }

  @Test
  void aCircleIsDrawnAtItsPlace() {
    String text =
        PATH.replace("Bounce#path", "Bounce#centerAfter")
            .replace("walls: segments 0 0 9 0, 0 4 9 4", "a: point 0 5\n  b: point 9 5")
            .replace("path of", "place of");
    Run run = run(text);
    assertTrue(last(run).contains(new Shape.Ghost(new Vec2(5, 2), 1, "result")));
    String told = Results.of(run.figure(), run.inputs(), run.valuesAfter(run.last()));
    assertEquals("centre (5, 2)", told);
  }
}
