package touchline.topic.bounce;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Where a ball is at the end of a step with a bounce in it. */
final class StepSubjects {
  private StepSubjects() {}

  static Subject<StepGiven> end() {
    return Subject.point("centre", StepGiven::end)
        .given(StepGiven::draw, StepSubjects::picture)
        .solved(StepSubjects::solution, StepSubjects::worked);
  }

  /** Right: contact + (1 - time) · after. */
  static List<Mistake<StepGiven, Vec2>> mistakes() {
    List<Mistake<StepGiven, Vec2>> all = new ArrayList<>();
    for (Mistake<BounceGiven, Vec2> wrong :
        Mistakes.only(BounceMistakes.after(), "E4", "E6", "E7", "E9")) {
      all.add(wrong.about(StepGiven::bounce).then((g, after) -> on(g, after, 1 - g.time())));
    }
    all.add(new Mistake<>("E22", StepGiven::contact));
    all.add(new Mistake<>("E23", g -> g.at(1)));
    all.add(new Mistake<>("E27", g -> on(g, after(g), 1)));
    all.add(new Mistake<>("E28", g -> on(g, after(g), g.time())));
    all.add(new Mistake<>("E29", StepSubjects::ofCenter));
    return List.copyOf(all);
  }

  private static Vec2 after(StepGiven g) {
    return BounceSubjects.right(g.bounce());
  }

  private static Vec2 on(StepGiven g, Vec2 after, double rest) {
    return g.contact().plus(after.times(rest));
  }

  /** The centre itself meets the wall. */
  private static Vec2 ofCenter(StepGiven g) {
    double time = Math.min(1, g.timeOfCenter());
    return g.at(time).plus(after(g).times(1 - time));
  }

  private static List<String> solution(StepGiven given) {
    return List.of(
        "time = " + NumberText.of(given.time()),
        "center then = " + NumberText.of(given.contact()),
        "after = " + NumberText.of(after(given)),
        "rest = 1 - time = " + NumberText.of(1 - given.time()),
        "centre = center then + rest · after = " + NumberText.of(given.end()));
  }

  private static Scene picture(StepGiven given) {
    return Scene.ofCircles()
        .segment(given.wall().a(), given.wall().b())
        .circle(given.ball().center(), given.ball().radius())
        .velocity(given.ball().center(), given.velocity())
        .number("e", given.e());
  }

  private static WorkedExample worked(StepGiven given) {
    return WorkedExample.of("Bounce#centerAfter")
        .circle("ball", given.ball())
        .vector("velocity", given.velocity(), "ball")
        .segment(given.wall().a(), given.wall().b())
        .number("e", given.e(), "0 1 0.01");
  }
}
