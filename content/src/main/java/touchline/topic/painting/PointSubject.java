package touchline.topic.painting;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Painting;

/** Where a point of the world is on a screen. */
final class PointSubject {
  /** A point and the screen that shows it. */
  record Shown(Screen screen, Vec2 p) {
    Vec2 pixel() {
      return Painting.toScreen(p, screen.corner(), screen.scale());
    }
  }

  private PointSubject() {}

  static Subject<Shown> subject() {
    return Subject.<Shown>of(Field.pixel("pixel"), given -> Value.point(given.pixel()))
        .drawn(PointSubject::draw)
        .pictured(given -> given.screen().scene(Scene.ofPoints().point("p", given.p())))
        .solved(PointSubject::solution, PointSubject::worked);
  }

  static List<Mistake<Shown, Vec2>> mistakes() {
    return List.of(
        new Mistake<>("Q1", given -> given.screen().upright(given.p())),
        new Mistake<>("Q2", given -> given.screen().from(given.p())),
        new Mistake<>("Q3", given -> given.screen().fromOrigin(given.p())),
        new Mistake<>("Q4", given -> turned(given.pixel())),
        new Mistake<>("Q5", PointSubject::scaledFirst));
  }

  private static Vec2 turned(Vec2 pixel) {
    return new Vec2(pixel.y(), pixel.x());
  }

  /** The corner stays in metres. */
  private static Vec2 scaledFirst(Shown given) {
    Vec2 corner = given.screen().corner();
    return given.screen().fromOrigin(given.p()).plus(new Vec2(-corner.x(), corner.y()));
  }

  private static Optional<Shown> draw(Chance chance) {
    Screen screen = Screen.draw(chance);
    return screen.shown(chance).map(p -> new Shown(screen, p));
  }

  private static List<String> solution(Shown given) {
    Vec2 from = given.screen().from(given.p());
    return List.of(
        "to the right of the corner by " + NumberText.of(from.x()) + " m",
        "below the corner by " + NumberText.of(from.y()) + " m",
        "times the scale: " + NumberText.of(given.pixel()));
  }

  private static WorkedExample worked(Shown given) {
    return WorkedExample.of("Painting#toScreen")
        .point("p", given.p())
        .point("corner", given.screen().corner())
        .number("scale", given.screen().scale(), 100, "px/m");
  }
}
