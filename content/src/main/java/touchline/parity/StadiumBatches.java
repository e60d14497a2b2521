package touchline.parity;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import touchline.collision.StadiumCollision;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** The core's two ends, the other thing's points, then the radii: the stadium's first. */
final class StadiumBatches {
  private StadiumBatches() {}

  static List<Batch> all() {
    return List.of(
        overlapsPoint("StadiumCollision.overlaps-point", StadiumCollision::overlaps),
        overlapsCircle("StadiumCollision.overlaps-circle", StadiumCollision::overlaps),
        overlapsOther("StadiumCollision.overlaps-stadium", StadiumCollision::overlaps),
        offsetPoint("StadiumCollision.offset-point", StadiumCollision::offset),
        offsetCircle("StadiumCollision.offset-circle", StadiumCollision::offset),
        offsetOther("StadiumCollision.offset-stadium", StadiumCollision::offset));
  }

  static Batch overlapsPoint(String name, BiPredicate<Stadium, Vec2> form) {
    return new Batch(
        name,
        "pppr",
        1,
        (in, out) -> {
          Segment core = in.segment();
          Vec2 point = in.point();
          out.answer(form.test(new Stadium(core, in.number()), point));
        });
  }

  static Batch offsetPoint(String name, BiFunction<Stadium, Vec2, Vec2> form) {
    return new Batch(
        name,
        "pppr",
        2,
        (in, out) -> {
          Segment core = in.segment();
          Vec2 point = in.point();
          out.point(form.apply(new Stadium(core, in.number()), point));
        });
  }

  static Batch overlapsCircle(String name, BiPredicate<Stadium, Circle> form) {
    return new Batch(
        name,
        "ppprr",
        1,
        (in, out) -> {
          Segment core = in.segment();
          Vec2 center = in.point();
          Stadium stadium = new Stadium(core, in.number());
          out.answer(form.test(stadium, new Circle(center, in.number())));
        });
  }

  static Batch offsetCircle(String name, BiFunction<Stadium, Circle, Vec2> form) {
    return new Batch(
        name,
        "ppprr",
        2,
        (in, out) -> {
          Segment core = in.segment();
          Vec2 center = in.point();
          Stadium stadium = new Stadium(core, in.number());
          out.point(form.apply(stadium, new Circle(center, in.number())));
        });
  }

  static Batch overlapsOther(String name, BiPredicate<Stadium, Stadium> form) {
    return new Batch(
        name,
        "pppprr",
        1,
        (in, out) -> {
          Segment core = in.segment();
          Segment otherCore = in.segment();
          Stadium stadium = new Stadium(core, in.number());
          out.answer(form.test(stadium, new Stadium(otherCore, in.number())));
        });
  }

  static Batch offsetOther(String name, BiFunction<Stadium, Stadium, Vec2> form) {
    return new Batch(
        name,
        "pppprr",
        2,
        (in, out) -> {
          Segment core = in.segment();
          Segment otherCore = in.segment();
          Stadium stadium = new Stadium(core, in.number());
          out.point(form.apply(stadium, new Stadium(otherCore, in.number())));
        });
  }
}
