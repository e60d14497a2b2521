package touchline.parity;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import touchline.collision.SegmentCircle;
import touchline.collision.WideDistance;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A segment's two ends, then a point or a circle; the robust forms and the taught ones. */
final class SegmentBatches {
  private SegmentBatches() {}

  static List<Batch> all() {
    return List.of(
        closestPoint("SegmentCircle.closestPoint", SegmentCircle::closestPoint),
        overlaps("SegmentCircle.overlaps", SegmentCircle::overlaps),
        offset("SegmentCircle.offset", SegmentCircle::offset),
        crossings("SegmentCircle.crossings", SegmentCircle::crossings),
        new Batch(
            "WideDistance.distance",
            "ppp",
            1,
            (in, out) -> out.number(WideDistance.distance(in.segment(), in.point()))),
        closestPoint(
            "taught.SegmentCircle.closestPoint", touchline.taught.SegmentCircle::closestPoint),
        closestPoint(
            "taught.SegmentCircle.closestPointByPart",
            touchline.taught.SegmentCircle::closestPointByPart),
        overlaps("taught.SegmentCircle.overlaps", touchline.taught.SegmentCircle::overlaps),
        offset("taught.SegmentCircle.offset", touchline.taught.SegmentCircle::offset),
        crossings("taught.SegmentCircle.crossings", touchline.taught.SegmentCircle::crossings),
        new Batch(
            "taught.SegmentCircle.leftOf",
            "pp",
            2,
            (in, out) -> out.point(touchline.taught.SegmentCircle.leftOf(in.segment()))));
  }

  private static Batch closestPoint(String name, BiFunction<Segment, Vec2, Vec2> form) {
    return new Batch(name, "ppp", 2, (in, out) -> out.point(form.apply(in.segment(), in.point())));
  }

  private static Batch overlaps(String name, BiPredicate<Segment, Circle> form) {
    return new Batch(
        name, "pppr", 1, (in, out) -> out.answer(form.test(in.segment(), in.circle())));
  }

  private static Batch offset(String name, BiFunction<Segment, Circle, Vec2> form) {
    return new Batch(
        name, "pppr", 2, (in, out) -> out.point(form.apply(in.segment(), in.circle())));
  }

  private static Batch crossings(String name, BiFunction<Segment, Circle, List<Double>> form) {
    return new Batch(
        name, "pppr", 3, (in, out) -> out.numbers(form.apply(in.segment(), in.circle())));
  }
}
