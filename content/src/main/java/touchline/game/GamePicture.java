package touchline.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** The pitch from above: what stands on it in a level, and where everything is as it begins. */
public final class GamePicture {
  public static final View VIEW = Pitch.VIEW;

  /** Of the ball and of a keeper, in metres. */
  public static final double BALL = Pitch.BALL;

  public static final double KEEPER = Keeper.RADIUS;

  /** A kick that ends in the goal, in metres a second. */
  private static final Vec2 REEL = new Vec2(13, -10);

  private static final double CIRCLE = 1.6;
  private static final double MATE = 0.4;

  private GamePicture() {}

  /** What does not move. */
  public static Drawing standing(Layout layout) {
    List<Shape> shapes = new ArrayList<>();
    lines(shapes);
    for (Segment wall : layout.walls()) {
      shapes.add(new Shape.Stroke(wall.a(), wall.b(), "barrier"));
    }
    for (Stadium post : layout.posts()) {
      Segment core = post.core();
      shapes.add(new Shape.Outline(core.a(), core.b(), post.radius(), "post"));
    }
    for (Circle opponent : layout.opponents()) {
      shapes.add(new Shape.Disk(opponent.center(), opponent.radius(), "opponent"));
    }
    for (Vec2 mate : layout.mates()) {
      shapes.add(new Shape.Disk(mate, MATE, "mate"));
    }
    return new Drawing(VIEW, shapes);
  }

  /** The same with what moves, as it begins. */
  public static Drawing still(Layout layout) {
    Vec2 ball = layout.start();
    Vec2 goal = new Vec2(Pitch.RIGHT, (Pitch.LOW + Pitch.HIGH) / 2);
    Vec2 aim = ball.plus(goal.minus(ball).unit().times(2));
    return standing(layout)
        .with(new Shape.Arrow(ball, aim, "aim", ""), new Shape.Disk(ball, Pitch.BALL, "ball"));
  }

  /** The radii of those that move about, in metres, the ball's first. */
  public static double[] radii(Layout layout, int seed) {
    Crowd crowd = new Crowd(layout.bodies(), layout.start(), new LessonMethods(), seed);
    double[] radii = new double[crowd.size()];
    for (int i = 0; i < radii.length; i++) {
      radii[i] = crowd.body(i).radius();
    }
    return radii;
  }

  /** A kick off the border and into the goal, at so many moments. */
  public static List<Drawing> reel(int count) {
    World world = new World(Level.BOUNCE, 1, Caller.NOBODY, Set.of());
    world.kick(REEL);
    List<Drawing> drawings = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      drawings.add(
          standing(world.layout()).with(new Shape.Disk(world.ball(), Pitch.BALL * 1.6, "ball")));
      for (int step = 0; step < 3 && world.told() == 0; step++) {
        world.step();
      }
    }
    return drawings;
  }

  private static void lines(List<Shape> shapes) {
    Vec2 low = new Vec2(Pitch.LEFT, Pitch.BOTTOM);
    Vec2 high = new Vec2(Pitch.RIGHT, Pitch.TOP);
    double middle = (Pitch.LEFT + Pitch.RIGHT) / 2;
    shapes.add(new Shape.Tile(low, high, "field"));
    Vec2 net = new Vec2(Pitch.NET, Pitch.HIGH);
    shapes.add(new Shape.Tile(new Vec2(Pitch.RIGHT, Pitch.LOW), net, "net"));
    for (Segment side : Pitch.border()) {
      shapes.add(new Shape.Stroke(side.a(), side.b(), "chalk"));
    }
    shapes.add(
        new Shape.Stroke(new Vec2(middle, Pitch.BOTTOM), new Vec2(middle, Pitch.TOP), "chalk"));
    shapes.add(new Shape.Rim(new Vec2(middle, 5), CIRCLE, "chalk"));
    shapes.add(
        new Shape.Stroke(
            new Vec2(Pitch.RIGHT, Pitch.LOW), new Vec2(Pitch.RIGHT, Pitch.HIGH), "goal-line"));
  }
}
