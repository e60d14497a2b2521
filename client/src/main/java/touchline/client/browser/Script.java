package touchline.client.browser;

import org.teavm.jso.JSExport;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.SegmentCircle;

/** What a page can ask of the script: the exports of its module. */
public final class Script {
  private static final int DOUBLES_IN = 6;
  private static final int DOUBLES_OUT = 2;

  private Script() {}

  /** The compiler takes everything that is reachable from here; a page calls the exports. */
  public static void main(String[] arguments) {}

  /**
   * Brings every figure and exercise of the page to life.
   *
   * @param modules imports the marker of practice when an exercise comes into view
   */
  @JSExport
  public static void start(PageMarker.Modules modules) {
    Page.root().findAll("figure[data-figure]").forEach(FigurePlayer::start);
    Page.root()
        .findAll("section.exercise[data-exercise]")
        .forEach(section -> ExercisePanel.start(section, modules));
  }

  /**
   * The closest points of many segments and points: ax ay bx by px py each in, x y each out, and
   * NaN NaN where the method refuses its arguments. Lets a test compare this compiled code with the
   * JVM's, bit for bit.
   */
  @JSExport
  public static double[] closestPoints(double[] inputs) {
    int count = inputs.length / DOUBLES_IN;
    double[] points = new double[count * DOUBLES_OUT];
    for (int i = 0; i < count; i++) {
      writeClosestPoint(inputs, i * DOUBLES_IN, points, i * DOUBLES_OUT);
    }
    return points;
  }

  private static void writeClosestPoint(double[] inputs, int from, double[] points, int to) {
    try {
      Segment segment =
          Segment.of(inputs[from], inputs[from + 1], inputs[from + 2], inputs[from + 3]);
      Vec2 point =
          SegmentCircle.closestPoint(segment, new Vec2(inputs[from + 4], inputs[from + 5]));
      points[to] = point.x();
      points[to + 1] = point.y();
    } catch (IllegalArgumentException refused) {
      points[to] = Double.NaN;
      points[to + 1] = Double.NaN;
    }
  }
}
