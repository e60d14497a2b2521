package touchline.topic.stadium;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import touchline.collision.RobustStadium;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.parity.Batch;
import touchline.parity.BatchOutput;

/** The core's two ends, the other thing's points, then the radii: the stadium's first. */
public final class StadiumBatches {
  private StadiumBatches() {}

  public static List<Batch> all() {
    return List.of(
        overlapsPoint("RobustStadium.overlaps-point", RobustStadium::overlaps),
        overlapsCircle("RobustStadium.overlaps-circle", RobustStadium::overlaps),
        overlapsOther("RobustStadium.overlaps-stadium", RobustStadium::overlaps),
        offsetPoint("RobustStadium.offset-point", RobustStadium::offset),
        offsetCircle("RobustStadium.offset-circle", RobustStadium::offset),
        offsetOther("RobustStadium.offset-stadium", RobustStadium::offset));
  }

  static Batch overlapsPoint(String name, BiPredicate<Stadium, Vec2> form) {
    return withPoint(name, 1, (stadium, point, out) -> out.answer(form.test(stadium, point)));
  }

  static Batch offsetPoint(String name, BiFunction<Stadium, Vec2, Vec2> form) {
    return withPoint(name, 2, (stadium, point, out) -> out.point(form.apply(stadium, point)));
  }

  static Batch overlapsCircle(String name, BiPredicate<Stadium, Circle> form) {
    return withCircle(name, 1, (stadium, circle, out) -> out.answer(form.test(stadium, circle)));
  }

  static Batch offsetCircle(String name, BiFunction<Stadium, Circle, Vec2> form) {
    return withCircle(name, 2, (stadium, circle, out) -> out.point(form.apply(stadium, circle)));
  }

  static Batch overlapsOther(String name, BiPredicate<Stadium, Stadium> form) {
    return withOther(name, 1, (stadium, other, out) -> out.answer(form.test(stadium, other)));
  }

  static Batch offsetOther(String name, BiFunction<Stadium, Stadium, Vec2> form) {
    return withOther(name, 2, (stadium, other, out) -> out.point(form.apply(stadium, other)));
  }

  /** Asks a form about a stadium and something else, and writes what it gives. */
  private interface Asked<T> {
    void of(Stadium stadium, T other, BatchOutput out);
  }

  private static Batch withPoint(String name, int outputs, Asked<Vec2> form) {
    return new Batch(
        name,
        "pppr",
        outputs,
        (in, out) -> {
          Segment core = in.segment();
          Vec2 point = in.point();
          form.of(new Stadium(core, in.number()), point, out);
        });
  }

  private static Batch withCircle(String name, int outputs, Asked<Circle> form) {
    return new Batch(
        name,
        "ppprr",
        outputs,
        (in, out) -> {
          Segment core = in.segment();
          Vec2 center = in.point();
          Stadium stadium = new Stadium(core, in.number());
          form.of(stadium, new Circle(center, in.number()), out);
        });
  }

  private static Batch withOther(String name, int outputs, Asked<Stadium> form) {
    return new Batch(
        name,
        "pppprr",
        outputs,
        (in, out) -> {
          Segment core = in.segment();
          Segment otherCore = in.segment();
          Stadium stadium = new Stadium(core, in.number());
          form.of(stadium, new Stadium(otherCore, in.number()), out);
        });
  }
}
