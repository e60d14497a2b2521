package touchline.topic.stadium;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;
import touchline.task.Subject;
import touchline.taught.SegmentCircle;
import touchline.taught.StadiumCollision;
import touchline.topic.pushout.PushOutMistakes;
import touchline.topic.pushout.PushOutSubject;

/** The move that takes a circle off a stadium; it can be typed with one decimal. */
final class StadiumPushSubject {
  private StadiumPushSubject() {}

  /** What the task is about. */
  static Subject<StadiumGiven> subject() {
    return Subject.<StadiumGiven>point(
            "offset", given -> StadiumCollision.offset(given.stadium(), given.circle()))
        .given(StadiumPushSubject::draw, StadiumSubject::picture)
        .solved(StadiumPushSubject::solution)
        .worked(given -> StadiumSubject.stadiumCircle("StadiumCollision#offsetCircle", given));
  }

  /** Those of the radii, and those of a segment and a circle with both radii. */
  static List<Mistake<StadiumGiven, Vec2>> mistakes() {
    List<Mistake<StadiumGiven, Vec2>> all = new ArrayList<>();
    all.add(reaching("T1", StadiumGiven::radius));
    all.add(reaching("T2", StadiumMistakes::larger));
    all.add(reaching("T3", StadiumMistakes::diagonal));
    all.add(reaching("T4", StadiumMistakes::product));
    all.addAll(
        Mistakes.about(
            Mistakes.only(PushOutMistakes.all(), "P01", "P02", "P03", "P04", "P08"),
            StadiumGiven::grown));
    return all;
  }

  private static Mistake<StadiumGiven, Vec2> reaching(
      String id, ToDoubleFunction<StadiumGiven> reach) {
    return new Mistake<>(
        id,
        given ->
            SegmentCircle.offset(
                given.stadium().core(), new Circle(given.center(), reach.applyAsDouble(given))));
  }

  private static Optional<StadiumGiven> draw(Chance chance) {
    int radius = chance.between(1, 4);
    return PushOutSubject.drawn(chance)
        .filter(sum -> sum.radius() > radius)
        .map(
            sum -> new StadiumGiven(sum.a(), sum.b(), radius, sum.center(), sum.radius() - radius));
  }

  private static List<String> solution(StadiumGiven given) {
    List<String> lines = new ArrayList<>();
    lines.add("R + r = " + NumberText.of(given.radius() + given.otherRadius()));
    lines.addAll(PushOutSubject.solution(given.grown(), "(R + r)"));
    return lines;
  }
}
