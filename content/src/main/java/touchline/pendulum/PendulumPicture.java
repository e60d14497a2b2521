package touchline.pendulum;

import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/** The pendulum as a drawing: the hinge, the rods, the bobs, and where the threshold points. */
public final class PendulumPicture {
  /** Holds every place that the bobs can reach. */
  public static final View VIEW = new View(-2.3, -0.3, 2.3, 4.3);

  /** A little longer than a rod, in metres. */
  private static final double POINTER = 1.25;

  private PendulumPicture() {}

  public static Drawing of(State state, Settings settings) {
    Vec2 pivot = Pendulum.PIVOT;
    return new Drawing(
        VIEW,
        List.of(
            new Shape.Grid(),
            new Shape.Dashes(pivot, pivot.plus(direction(settings.threshold())), "threshold"),
            new Shape.Stroke(pivot, state.first(), "rod"),
            new Shape.Stroke(state.first(), state.second(), "rod"),
            new Shape.Dot(pivot, "hinge", ""),
            new Shape.Dot(state.first(), "bob", ""),
            new Shape.Dot(state.second(), "bob", "")));
  }

  /** StrictMath is what a browser's own sine and cosine agree with. */
  private static Vec2 direction(double angle) {
    return new Vec2(StrictMath.cos(angle), StrictMath.sin(angle)).times(POINTER);
  }
}
