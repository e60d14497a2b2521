package touchline.topic.pass;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** How large the circle of an opponent is who runs while the ball is on its way: two decimals. */
final class ReachSubject {
  /** Metres a second, so that a pass of 5 or 10 metres takes a time of few digits. */
  private static final List<Double> BALL_SPEEDS = List.of(5.0, 10.0, 20.0);

  private static final int SLOWEST = 2;
  private static final int FASTEST = 8;

  private ReachSubject() {}

  /** What the task is about. */
  static Subject<ReachGiven> subject() {
    return Subject.number("radius", "m", ReachGiven::radius)
        .given(chance -> draw(chance, BALL_SPEEDS), ReachSubject::picture)
        .solved(ReachSubject::solution, ReachSubject::worked);
  }

  static List<Mistake<ReachGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("W11", g -> atRest(g) + g.speed() * g.flight()),
        new Mistake<>("W12", g -> atRest(g) + g.speed() * g.reaction()),
        new Mistake<>("W13", g -> g.speed() * g.running()),
        new Mistake<>("W14", g -> atRest(g) + g.speed() * (g.flight() + g.reaction())),
        new Mistake<>("W15", g -> atRest(g) + g.speed() * (g.flight() - g.reaction())),
        new Mistake<>("W16", g -> atRest(g) + g.ballSpeed() * g.running()),
        new Mistake<>("W17", g -> atRest(g) + g.speed() * upsideDown(g)));
  }

  private static double atRest(ReachGiven g) {
    return g.opponent().radius();
  }

  private static double upsideDown(ReachGiven g) {
    return Math.max(0, g.ballSpeed() / g.length() - g.reaction());
  }

  static Optional<ReachGiven> draw(Chance chance, List<Double> ballSpeeds) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    double ballSpeed = ballSpeeds.get(chance.below(ballSpeeds.size()));
    Circle opponent = Draw.circle(chance, 2);
    double speed = chance.between(SLOWEST, FASTEST);
    double reaction = chance.between(1, 5) / 10.0;
    return Optional.of(new ReachGiven(a, b, ballSpeed, opponent, speed, reaction))
        .filter(given -> Draw.isInside(b) && given.radius() <= Draw.FARTHEST);
  }

  private static Scene picture(ReachGiven given) {
    return Scene.ofCircles()
        .segment(given.a(), given.b())
        .circle("opponent", given.opponent())
        .number("ballSpeed", given.ballSpeed())
        .number("speed", given.speed())
        .number("reaction", given.reaction());
  }

  private static List<String> solution(ReachGiven given) {
    return List.of(
        "length = |b - a| = " + NumberText.of(given.length()),
        "flight = length / ballSpeed = " + NumberText.of(given.flight()),
        "running = flight - reaction, at least 0 = " + NumberText.of(given.running()),
        "radius = radius at rest + speed · running = " + NumberText.of(given.radius()));
  }

  private static WorkedExample worked(ReachGiven given) {
    return WorkedExample.of("SafePass#reaches")
        .segment(given.a(), given.b())
        .number("ballSpeed", given.ballSpeed(), "1 30 0.1 m/s")
        .circle("opponent", given.opponent())
        .number("speed", given.speed(), "0 10 0.1 m/s")
        .number("reaction", given.reaction(), "0 1 0.01 s")
        .at("radius");
  }
}
