package touchline.growth;

import java.util.List;
import touchline.geometry.Circle;
import touchline.taught.TwoCircles;

/** {@link touchline.taught.BroadPhase#allPairs} in portions. */
final class AllRun extends Run {
  private final List<Circle> circles;

  AllRun(List<Circle> circles) {
    super(circles.size());
    this.circles = circles;
  }

  @Override
  void ask(int place) {
    Circle one = circles.get(place);
    for (int j = place + 1; j < circles.size(); j++) {
      found(TwoCircles.overlaps(one, circles.get(j)));
    }
    count(circles.size() - place - 1);
  }
}
