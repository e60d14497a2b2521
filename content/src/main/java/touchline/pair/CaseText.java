package touchline.pair;

import java.util.Map;
import java.util.Optional;
import touchline.code.CodeExercise;

/**
 * For each code exercise the figure of a case, in the language of figures. A parameter's name in
 * braces stands for its numbers; {@code yours} is what the student's method returned.
 */
final class CaseText {
  private static final String PROJECTION =
      """
      title: The shadow of v on w
      alt: Two arrows v and w from one point, and the shadow of v on w that each method gives.
      run: Measure#projection
      inputs:
        start: point 0 0
        v: vector {v} from start
        w: vector {w} from start
      show:
        unit: arrow from start
        along: length along unit from start
        return: arrow from start under v
        yours: arrow from start
      """;

  private static final String CLOSEST_POINT =
      """
      title: The closest point
      alt: A segment from a to b, a point p, and the point that each method gives.
      run: SegmentCircle#closestPoint
      inputs:
        a: point {a}
        b: point {b}
        p: point {p}
      draw:
        segment: a b
      show:
        segV: arrow from a
        pV: arrow from a
        unit: arrow from a
        proj: length along unit from a
        projV: arrow from a
        return: point right joined p
        yours: point yours joined p
      """;

  private static final String OVERLAP =
      """
      title: Does the circle touch the segment?
      alt: A segment from a to b, a circle, and the point of the segment that is closest to its centre.
      run: SegmentCircle#overlaps
      inputs:
        a: point {a}
        b: point {b}
        circle: circle {center} {radius}
      draw:
        segment: a b
      show:
        closest: point closest joined circle
        distance: span circle to closest
      """;

  private static final String PUSH_OUT =
      """
      title: The shortest push that separates
      alt: A segment from a to b, a circle, and the circle again where each method pushes it.
      run: SegmentCircle#offset
      inputs:
        a: point {a}
        b: point {b}
        circle: circle {center} {radius}
      draw:
        segment: a b
      show:
        closest: point closest joined circle
        direction: arrow from closest
        return: push of circle
        yours: push of circle
      """;

  private static final String STADIUM =
      """
      title: Does the circle touch the stadium?
      alt: A stadium around the segment from a to b, a circle, and the circle again with both radii.
      run: StadiumCollision#overlapsCircle
      inputs:
        stadium: stadium {a} {b} {stadiumRadius}
        circle: circle {center} {circleRadius}
      show:
        grown: circle
      """;

  private static final String SIGNED_DISTANCE =
      """
      title: How far from the line, and on which side
      alt: A line through a and b, a point p, a bar from p straight to the line, and the way that the answer is long.
      run: LineCircle#signedDistance
      inputs:
        a: point {a}
        b: point {b}
        line: line {a} {b}
        p: point {p}
      show:
        return: drop from p to line
        yours: drop from p toward line
      """;

  private static final String MOVING_CIRCLE =
      """
      title: When the moving circle hits the line
      alt: A line through a and b, a circle with its velocity, and the circle when each method says that it hits.
      run: MovingCircle#timeToLine
      inputs:
        circle: circle {center} {radius}
        velocity: vector {velocity} from circle
        line: line {a} {b}
      draw:
        sweep: circle velocity
        offset: line circle
      show:
        distance: drop from circle to line
        return: time of circle along velocity to line
        yours: time of circle along velocity to line
      """;

  private static final String SAFE_PASS =
      """
      title: Is the pass clean?
      alt: A pass from a to b and the opponents, each with a circle.
      run: SafePass#isClean
      inputs:
        a: point {a}
        b: point {b}
        opponents: circles {opponents}
      draw:
        segment: a b
      show:
        opponent: circle
        closest: point closest joined center
        distance: span center to closest
      """;

  private static final String PENDULUM =
      """
      title: Which velocity now?
      alt: The angle and its rate as numbers.
      run: BangBang#control
      inputs:
        angle: number {angle} -4 4 0.01 rad
        rate: number {rate} -100 100 0.01 rad/s
      draw:
        arm: angle
      """;

  private static final String ENTRIES =
      """
      title: Into how many cells is the circle written?
      alt: A circle with the box around it, over the borders of the cells.
      run: Grid#entries
      inputs:
        circle: circle {center} {radius}
        width: number {width} 0 10000000 0.000001 m
      """;

  private static final Map<String, String> TEXTS =
      Map.of(
          "vectors/write-it", PROJECTION,
          "closest-point/write-it", CLOSEST_POINT,
          "overlap/write-it", OVERLAP,
          "push-out/write-it", PUSH_OUT,
          "stadiums/write-it", STADIUM,
          "lines/write-it", SIGNED_DISTANCE,
          "moving-circle/write-it", MOVING_CIRCLE,
          "safe-pass/write-it", SAFE_PASS,
          "pendulum/write-it", PENDULUM,
          "robust-and-fast/write-it", ENTRIES);

  private CaseText() {}

  static Optional<String> of(CodeExercise exercise) {
    return Optional.ofNullable(TEXTS.get(exercise.id()));
  }
}
