package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.CircleGiven;
import touchline.mistake.Mistake;
import touchline.mistake.OverlapMistakes;
import touchline.mistake.StadiumGiven;
import touchline.mistake.StadiumMistakes;
import touchline.taught.StadiumCollision;

/** Whether a circle touches a stadium. */
final class StadiumSubject implements Subject<StadiumGiven> {
  private static final List<String> OF_SEGMENTS =
      List.of("O01", "O02", "O05", "O06", "O13", "O16", "O17");

  /** Those of the radii, and those that a segment with the sum of the radii has too. */
  static List<Mistake<StadiumGiven, Boolean>> mistakes() {
    List<Mistake<StadiumGiven, Boolean>> mistakes = new ArrayList<>(StadiumMistakes.all());
    for (Mistake<CircleGiven, Boolean> mistake : OverlapMistakes.all()) {
      if (OF_SEGMENTS.contains(mistake.id())) {
        mistakes.add(new Mistake<>(mistake.id(), given -> mistake.rule().answer(given.grown())));
      }
    }
    return mistakes;
  }

  @Override
  public Optional<StadiumGiven> draw(Chance chance) {
    CircleGiven sum = Probes.draw(chance);
    int radius = chance.between(1, 4);
    if (!Probes.isPleasant(sum) || !OverlapSubject.isSure(sum) || sum.radius() <= radius) {
      return Optional.empty();
    }
    return Optional.of(
        new StadiumGiven(sum.a(), sum.b(), radius, sum.center(), sum.radius() - radius));
  }

  @Override
  public Value right(StadiumGiven given) {
    return Value.yes(StadiumCollision.overlaps(given.stadium(), given.circle()));
  }

  @Override
  public Given given(StadiumGiven given) {
    return picture(given);
  }

  static Given picture(StadiumGiven given) {
    return Scene.ofCircles()
        .stadium(given.a(), given.b(), given.radius())
        .circle(given.center(), given.otherRadius())
        .given();
  }

  @Override
  public Field field() {
    return Field.yesNo("touch");
  }

  @Override
  public List<String> solution(StadiumGiven given) {
    double distance = OverlapSubject.away(given.grown()).length();
    double reach = given.grown().radius();
    return List.of(
        "distance of c from the core = " + NumberText.of(distance),
        "R + r = " + NumberText.of(reach) + (distance <= reach ? ": yes" : ": no"));
  }

  @Override
  public WorkedExample worked(StadiumGiven given) {
    return stadiumCircle("StadiumCollision#overlapsCircle", given);
  }

  static WorkedExample stadiumCircle(String method, StadiumGiven given) {
    return WorkedExample.of(
        method,
        WorkedExample.stadium(given.a(), given.b(), given.radius()),
        WorkedExample.circle(given.circle()));
  }
}
