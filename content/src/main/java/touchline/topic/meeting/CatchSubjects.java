package touchline.topic.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about a player who runs to meet a ball, with times that can be typed. */
final class CatchSubjects {
  private static final int MOST_RADIUS = 2;
  private static final int FASTEST = 6;

  private CatchSubjects() {}

  /** After how many seconds the player is at the ball: two decimals. */
  static Subject<CatchGiven> time() {
    return Subject.number("time", "s", CatchGiven::time)
        .given(CatchSubjects::draw, CatchSubjects::picture)
        .solved(CatchSubjects::toTime, CatchSubjects::worked);
  }

  /** Where that is. */
  static Subject<CatchGiven> place() {
    return Subject.<CatchGiven>point("place", given -> given.ballAfter(given.time()))
        .given(CatchSubjects::draw, CatchSubjects::picture)
        .only(given -> Draw.isTenth(given.ballAfter(given.time())))
        .only(given -> Draw.isInside(given.ballAfter(given.time())))
        .solved(CatchSubjects::toPlace, CatchSubjects::workedToPlace);
  }

  /**
   * A place at a whole distance from the player, and a ball that is there just when the player is.
   */
  static Optional<CatchGiven> draw(Chance chance) {
    Vec2 center = Draw.point(chance);
    int radius = chance.between(1, MOST_RADIUS);
    int speed = chance.between(2, FASTEST);
    Vec2 v = chance.below(3) == 0 ? level(chance, speed) : Draw.vector(chance, FASTEST);
    Vec2 run = Draw.wholeLength(chance);
    double time = (run.length() - radius) / speed;
    Vec2 ball = center.plus(run).minus(v.times(time));
    CatchGiven given = new CatchGiven(ball, v, new Circle(center, radius), speed);
    return Optional.of(given).filter(drawn -> isPlain(drawn, time));
  }

  /** As fast as the player. */
  private static Vec2 level(Chance chance, int speed) {
    int sign = chance.below(2) == 0 ? 1 : -1;
    return chance.below(2) == 0 ? new Vec2(sign * speed, 0) : new Vec2(0, sign * speed);
  }

  private static boolean isPlain(CatchGiven given, double time) {
    return time >= 0.5
        && given.v().lengthSquared() > 0
        && Draw.isHundredth(time)
        && Draw.isTenth(given.ball())
        && Draw.isInside(given.ball())
        && Math.abs(given.time() - time) < 1e-9
        && given.discriminant() >= 1;
  }

  private static Scene picture(CatchGiven given) {
    return Scene.ofCircles()
        .circle("player", given.player())
        .point("ball", given.ball())
        .vector("v", given.ball(), given.v())
        .number("speed", given.speed());
  }

  static List<String> toTime(CatchGiven given) {
    String rest =
        given.a() == 0 ? "a = 0, so time = -c / (2 b) = " : "time = (-b - √(b² - a c)) / a = ";
    return List.of(
        "distV = ball - player = " + NumberText.of(given.distV()),
        "a = v · v - speed² = " + NumberText.of(given.a()),
        "b = distV · v - radius · speed = " + NumberText.of(given.b()),
        "c = distV · distV - radius² = " + NumberText.of(given.c()),
        rest + NumberText.of(given.time()));
  }

  private static List<String> toPlace(CatchGiven given) {
    List<String> lines = new ArrayList<>(toTime(given));
    lines.add("place = ball + time · v = " + NumberText.of(given.ballAfter(given.time())));
    return lines;
  }

  private static WorkedExample worked(CatchGiven given) {
    return WorkedExample.of("Interception#timeToBall")
        .point("ball", given.ball())
        .vector("v", given.v(), "ball")
        .circle("player", given.player())
        .number("speed", given.speed(), "0 10 0.1 m/s");
  }

  private static WorkedExample workedToPlace(CatchGiven given) {
    return worked(given)
        .noted("The method returns the time; the place is where the ball is at that time.");
  }
}
