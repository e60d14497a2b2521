package touchline.topic.broadphase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** How many boxes a ball is asked about on its way down a tree over four circles. */
final class TreeSubjects {
  private static final int CIRCLES = 4;

  /** With boxes around all, around each half, and around each circle. */
  private static final double BOXES = 7;

  private TreeSubjects() {}

  static Subject<TreeGiven> boxes() {
    return Subject.number("boxes", "", TreeGiven::boxes)
        .given(TreeSubjects::draw, TreeSubjects::picture)
        .solved(TreeSubjects::solution, TreeSubjects::worked);
  }

  static List<Mistake<TreeGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("Y20", given -> given.ofCenters().boxes()),
        new Mistake<>("Y24", TreeGiven::boxesInOneHalf),
        new Mistake<>("Y25", TreeGiven::reached),
        new Mistake<>("Y26", given -> BOXES),
        new Mistake<>("Y27", given -> (double) CIRCLES));
  }

  /** The boxes of the halves can be seen, and the ball reaches the box around all. */
  private static Optional<TreeGiven> draw(Chance chance) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < CIRCLES; i++) {
      circles.add(Draw.circle(chance, 2));
    }
    circles.sort(Comparator.comparingDouble(circle -> circle.center().x()));
    TreeGiven given = new TreeGiven(Draw.circle(chance, 2), circles);
    List<Circle> all = new ArrayList<>(circles);
    all.add(given.ball());
    return Optional.of(given)
        .filter(TreeGiven::isReached)
        .filter(drawn -> CrowdDraw.canBeRead(new CrowdGiven(all)));
  }

  private static Scene picture(TreeGiven given) {
    return new CrowdGiven(given.circles()).picture().circle("ball", given.ball());
  }

  private static List<String> solution(TreeGiven given) {
    List<String> lines = new ArrayList<>();
    tell(given, "around all", lines);
    lines.add("boxes asked about: " + NumberText.of(given.boxes()));
    return lines;
  }

  private static void tell(TreeGiven given, String name, List<String> lines) {
    lines.add("the box " + name + (given.isReached() ? " is reached" : " is not reached"));
    if (given.isReached() && !given.isSingle()) {
      boolean areSingle = given.circles().size() == 2;
      tell(given.first(), areSingle ? "of the first in it" : "around 1 and 2", lines);
      tell(given.second(), areSingle ? "of the second in it" : "around 3 and 4", lines);
    }
  }

  private static WorkedExample worked(TreeGiven given) {
    return WorkedExample.of("BoxTree#boxes")
        .circle("ball", given.ball())
        .circles("circles", given.circles());
  }
}
