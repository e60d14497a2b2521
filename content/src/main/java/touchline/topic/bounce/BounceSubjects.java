package touchline.topic.bounce;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Bounce;

/** Questions about a ball that is at a wall. */
final class BounceSubjects {
  static final Field FATE =
      Field.choice(
          "the ball",
          List.of(
              "It bounces off the wall",
              "It slides along the wall",
              "It stops at the wall",
              "It goes on as before"));

  private static final Field AFTER = Field.velocity("after");

  private BounceSubjects() {}

  /** The velocity after a perfect bounce. */
  static Subject<BounceGiven> reflection() {
    return Subject.<BounceGiven>of(
            AFTER, g -> Value.point(Bounce.reflected(g.velocity(), g.normal())))
        .given(BounceDraw::slanted, given -> arrows(given))
        .solved(
            given ->
                List.of(
                    unit(given),
                    speed(given),
                    normalPart(given),
                    "after = velocity - 2 · normalPart = "
                        + NumberText.of(Bounce.reflected(given.velocity(), given.normal()))),
            given -> worked("Bounce#reflected", given));
  }

  /** How fast it moves along the normal. */
  static Subject<BounceGiven> speed() {
    return Subject.<BounceGiven>number("speed", Field.PER_STEP, BounceGiven::speed)
        .given(BounceDraw::any, given -> arrows(given))
        .only(given -> given.speed() != 0 && !given.isStraight())
        .solved(
            given -> List.of(unit(given), speed(given)),
            given -> worked("Bounce#reflected", given).at("speed"));
  }

  /** Whether it comes nearer to the wall. */
  static Subject<BounceGiven> toward() {
    return Subject.yesNo("bounces", BounceGiven::isToward)
        .given(BounceDraw::any, given -> arrows(given))
        .solved(
            given ->
                List.of(
                    unit(given),
                    speed(given),
                    given.isToward() ? "speed < 0: yes" : "speed >= 0: no"),
            given ->
                workedWithPart(given).at("speed").noted("A negative speed leads to the wall."));
  }

  /** The velocity after the bounce, if it is one. */
  static Subject<BounceGiven> after() {
    return Subject.<BounceGiven>of(AFTER, given -> Value.point(right(given)))
        .given(BounceDraw::any, BounceSubjects::withPart)
        .only(given -> Draw.isHundredth(right(given).x()) && Draw.isHundredth(right(given).y()))
        .solved(BounceSubjects::solution, BounceSubjects::workedWithPart);
  }

  /** The velocity after a bounce at a slanted wall. */
  static Subject<BounceGiven> afterSlanted() {
    return after().drawn(BounceDraw::slanted);
  }

  /** What becomes of the ball. */
  static Subject<BounceGiven> fate() {
    return after()
        .asking(FATE, given -> given.isToward() ? atWall(given) : Value.option(3))
        .solved(
            given -> {
              List<String> lines = new ArrayList<>(solution(given));
              lines.add(FATE.options().get((int) fateOf(given).x()));
              return lines;
            });
  }

  private static Value fateOf(BounceGiven given) {
    return given.isToward() ? atWall(given) : Value.option(3);
  }

  /** What becomes of a ball that comes nearer. */
  static Value atWall(BounceGiven given) {
    if (given.e() > 0) {
      return Value.option(0);
    }
    return Value.option(given.isStraight() ? 2 : 1);
  }

  static Vec2 right(BounceGiven given) {
    return Bounce.velocityAfter(given.velocity(), given.normal(), given.e());
  }

  private static List<String> solution(BounceGiven given) {
    if (!given.isToward()) {
      return List.of(
          unit(given), speed(given), "speed >= 0, so after = velocity = " + after(given));
    }
    return List.of(
        unit(given),
        speed(given),
        normalPart(given),
        "tangentPart = velocity - normalPart = " + NumberText.of(given.tangentPart()),
        "after = tangentPart - e · normalPart = " + after(given));
  }

  private static String after(BounceGiven given) {
    return NumberText.of(right(given));
  }

  private static String unit(BounceGiven given) {
    return "unit = n / |n| = " + NumberText.of(given.unit());
  }

  private static String speed(BounceGiven given) {
    return "speed = v · unit = " + NumberText.of(given.speed());
  }

  private static String normalPart(BounceGiven given) {
    return "normalPart = speed · unit = " + NumberText.of(given.normalPart());
  }

  private static Scene arrows(BounceGiven given) {
    return Scene.ofPoints()
        .wall(given.normal())
        .arrow("v", given.velocity())
        .arrow("n", given.normal());
  }

  static Scene withPart(BounceGiven given) {
    return arrows(given).number("e", given.e());
  }

  private static WorkedExample worked(String method, BounceGiven given) {
    return WorkedExample.of(method)
        .input("ball: circle 0 0 1")
        .vector("velocity", given.velocity(), "ball")
        .vector("normal", given.normal(), "ball");
  }

  private static WorkedExample workedWithPart(BounceGiven given) {
    return worked("Bounce#velocityAfter", given).number("e", given.e(), "0 1 0.01");
  }
}
