package touchline.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Benchmark;

/** What is timed answers the same question: on ordinary data all methods agree. */
class BenchmarksTest {
  private final Pairs pairs = new Pairs();
  private final Peers peers = new Peers();

  @Test
  void allAgreeOnWhichPairsTouch() {
    OverlapBenchmark overlap = new OverlapBenchmark();
    int touching = overlap.touchline(pairs);
    assertTrue(touching > Pairs.COUNT / 4 && touching < Pairs.COUNT * 3 / 4, "" + touching);
    assertEquals(touching, overlap.plainLoop(pairs));
    assertEquals(touching, overlap.dyn4jSat(peers));
    assertEquals(touching, overlap.dyn4jGjk(peers));
    assertEquals(touching, overlap.jtsLineSegment(pairs, peers));
    assertEquals(touching, overlap.libgdxIntersector(pairs, peers));
    assertEquals(touching, overlap.javaAwtGeom(pairs));
  }

  @Test
  void allAgreeOnWhichBoxesTouch() {
    BoxBenchmark box = new BoxBenchmark();
    BoxPairs boxes = new BoxPairs();
    int touching = box.touchline(boxes);
    assertTrue(touching > BoxPairs.COUNT / 4 && touching < BoxPairs.COUNT * 3 / 4, "" + touching);
    assertEquals(touching, box.plainLoop(boxes));
    assertEquals(touching, box.touchlineTaught(boxes));
    assertEquals(touching, box.dyn4jSat(boxes));
    assertEquals(touching, box.dyn4jGjk(boxes));
    assertEquals(touching, box.jtsEnvelope(boxes));
    assertEquals(touching, box.libgdxIntersector(boxes));
    assertEquals(touching, box.javaAwtEllipse(boxes));
  }

  @Test
  void allAgreeOnWhichPolygonsTouch() {
    PolygonBenchmark polygon = new PolygonBenchmark();
    PolygonPairs polygons = new PolygonPairs();
    int touching = polygon.touchline(polygons);
    assertTrue(
        touching > PolygonPairs.COUNT / 4 && touching < PolygonPairs.COUNT * 3 / 4, "" + touching);
    assertEquals(touching, polygon.plainLoop(polygons));
    assertEquals(touching, polygon.touchlineTaught(polygons));
    assertEquals(touching, polygon.dyn4jSat(polygons));
    assertEquals(touching, polygon.dyn4jGjk(polygons));
    assertEquals(touching, polygon.jtsIntersects(polygons));
    assertEquals(touching, polygon.libgdxIntersector(polygons));
  }

  @Test
  void allAgreeOnHowFarPolygonsAreApart() {
    DistanceBenchmark distance = new DistanceBenchmark();
    PolygonPairs polygons = new PolygonPairs();
    double sum = distance.touchline(polygons);
    assertTrue(sum > PolygonPairs.COUNT / 4, "" + sum);
    assertEquals(sum, distance.plainLoop(polygons), 1e-8);
    assertEquals(sum, distance.touchlineTaught(polygons), 1e-8);
    assertEquals(sum, distance.touchlineClosest(polygons), 1e-8);
    assertEquals(sum, distance.dyn4jGjk(polygons), 1e-2);
    assertEquals(sum, distance.jtsDistance(polygons), 1e-8);
  }

  @Test
  void allAgreeOnHowDeepPolygonsAre() {
    DepthBenchmark depth = new DepthBenchmark();
    PolygonPairs polygons = new PolygonPairs();
    double sum = depth.plainLoop(polygons);
    assertTrue(sum > PolygonPairs.COUNT / 4, "" + sum);
    assertEquals(sum, depth.touchline(polygons), 1e-8);
    assertEquals(sum, depth.touchlineTaught(polygons), 1e-8);
    assertEquals(sum, depth.dyn4jSat(polygons), 1e-8);
    assertEquals(sum, depth.dyn4jGjk(polygons), 1e-2);
    assertEquals(sum, depth.libgdxIntersector(polygons), 1e-1);
  }

  @Test
  void allAreAtTheBallAtTheSameTimes() {
    InterceptionBenchmark interception = new InterceptionBenchmark();
    MovingPairs moving = new MovingPairs();
    double sum = interception.plainLoop(moving);
    assertTrue(sum > MovingPairs.COUNT / 4, "" + sum);
    assertEquals(sum, interception.touchline(moving), 1e-6);
    assertEquals(sum, interception.touchlineTaught(moving), 1e-6);
  }

  @Test
  void allAgreeOnWhichPointsAreInPolygons() {
    PointInPolygonBenchmark point = new PointInPolygonBenchmark();
    PolygonPairs polygons = new PolygonPairs();
    int inside = point.touchline(polygons);
    assertTrue(inside > PolygonPairs.COUNT / 4 && inside < PolygonPairs.COUNT * 3 / 4, "" + inside);
    assertEquals(inside, point.plainLoop(polygons));
    assertEquals(inside, point.touchlineConvex(polygons));
    assertEquals(inside, point.touchlineTaught(polygons));
    assertEquals(inside, point.dyn4jPolygon(polygons));
    assertEquals(inside, point.jtsPointLocation(polygons));
    assertEquals(inside, point.libgdxIntersector(polygons));
    assertEquals(inside, point.javaAwtPath(polygons));
  }

  @Test
  void allMeetAtTheSameTimes() {
    MeetingBenchmark meeting = new MeetingBenchmark();
    MovingPairs moving = new MovingPairs();
    double sum = meeting.plainLoop(moving);
    assertTrue(sum > MovingPairs.COUNT / 4, "" + sum);
    assertEquals(sum, meeting.touchline(moving), 1e-8);
    assertEquals(sum, meeting.touchlineTaught(moving), 1e-8);
    assertEquals(sum, meeting.dyn4jAdvancement(moving), 0.01 * sum);
  }

  @Test
  void allBounceTheSameWay() {
    BounceBenchmark bounce = new BounceBenchmark();
    MovingPairs moving = new MovingPairs();
    double sum = bounce.plainLoop(moving);
    assertTrue(Math.abs(sum) > 10, "" + sum);
    assertEquals(sum, bounce.touchline(moving), 1e-8);
    assertEquals(sum, bounce.touchlineTaught(moving), 1e-8);
  }

  @Test
  void allPushToTheSamePlace() {
    OffsetBenchmark offset = new OffsetBenchmark();
    double sum = offset.plainLoop(pairs);
    assertTrue(Math.abs(sum) > 10, "" + sum);
    assertEquals(sum, offset.touchline(pairs), 1e-8);
    assertEquals(sum, offset.dyn4jSat(peers), 1e-8);
    assertEquals(sum, offset.dyn4jGjk(peers), 1e-2);
    assertEquals(sum, offset.libgdxIntersector(pairs, peers), 1e-1);
  }

  @Test
  void allFindTheSameClosestPoints() {
    ClosestPointBenchmark closest = new ClosestPointBenchmark();
    double sum = closest.plainLoop(pairs);
    assertEquals(sum, closest.touchline(pairs), 1e-8);
    assertEquals(sum, closest.touchlineTaught(pairs), 1e-8);
    assertEquals(sum, closest.dyn4jSegment(peers), 1e-8);
    assertEquals(sum, closest.jtsLineSegment(peers), 1e-8);
    assertEquals(sum, closest.libgdxIntersector(peers), 1e-1);
  }

  @Test
  void allHitAtTheSameTimes() {
    MovingCircleBenchmark moving = new MovingCircleBenchmark();
    Moves moves = new Moves();
    double sum = moving.plainLoop(moves);
    assertTrue(sum > Moves.COUNT / 4, "" + sum);
    assertEquals(sum, moving.touchline(moves), 1e-8);
    assertEquals(sum, moving.touchlineTaught(moves), 1e-8);
  }

  @Test
  void theCleanPassIsCleanForAll() {
    CleanPassBenchmark clean = new CleanPassBenchmark();
    assertTrue(clean.plainLoop());
    assertTrue(clean.touchlineList());
    assertTrue(clean.touchlineSet());
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ClosestPointBenchmark.class,
        OverlapBenchmark.class,
        BoxBenchmark.class,
        BoxSegmentBenchmark.class,
        BoxRayBenchmark.class,
        BoxSweptBenchmark.class,
        PolygonBenchmark.class,
        DistanceBenchmark.class,
        DepthBenchmark.class,
        PointInPolygonBenchmark.class,
        BounceBenchmark.class,
        MeetingBenchmark.class,
        InterceptionBenchmark.class,
        OffsetBenchmark.class,
        MovingCircleBenchmark.class,
        CleanPassBenchmark.class,
        BroadPhaseBenchmark.class,
        BoxCrowdBenchmark.class,
        GridBenchmark.class
      })
  void everyRowAndTableHasALabel(Class<?> benchmark) {
    Labels.ofTable(benchmark.getSimpleName());
    long rows =
        Arrays.stream(benchmark.getMethods())
            .filter(method -> method.isAnnotationPresent(Benchmark.class))
            .map(method -> Labels.ofMethod(method.getName()))
            .distinct()
            .count();
    assertTrue(rows > 0, benchmark::getName);
  }
}
