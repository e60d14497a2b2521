package touchline.topic.painting;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Painting;

/** Which point of the world a pixel shows. */
final class ClickSubject {
  /** A pixel of a screen. */
  record Click(Screen screen, Vec2 pixel) {
    Vec2 world() {
      return Painting.toWorld(screen.corner(), pixel.x(), pixel.y(), screen.scale());
    }

    /** In metres from the corner of the screen. */
    Vec2 from() {
      return pixel.times(1 / screen.scale());
    }
  }

  private ClickSubject() {}

  static Subject<Click> subject() {
    return Subject.point("world", Click::world)
        .given(ClickSubject::draw, ClickSubject::picture)
        .solved(ClickSubject::solution, ClickSubject::worked);
  }

  static List<Mistake<Click, Vec2>> mistakes() {
    return List.of(
        new Mistake<>("Q1", given -> given.screen().corner().plus(given.from())),
        new Mistake<>("Q2", given -> given.screen().corner().plus(flipped(given.pixel()))),
        new Mistake<>("Q3", given -> flipped(given.from())),
        new Mistake<>("Q11", given -> given.screen().corner().minus(flipped(given.from()))));
  }

  private static Vec2 flipped(Vec2 vector) {
    return new Vec2(vector.x(), -vector.y());
  }

  /** Pixels that show whole metres. */
  private static Optional<Click> draw(Chance chance) {
    Screen screen = Screen.draw(chance);
    return screen.shown(chance).map(p -> new Click(screen, screen.pixel(p)));
  }

  private static Scene picture(Click given) {
    return given
        .screen()
        .scene(Scene.ofPoints())
        .number("x", given.pixel().x())
        .number("y", given.pixel().y());
  }

  private static List<String> solution(Click given) {
    return List.of(
        "to the right of the corner by x / scale = " + NumberText.of(given.from().x()) + " m",
        "below the corner by y / scale = " + NumberText.of(given.from().y()) + " m",
        "point = " + NumberText.of(given.world()));
  }

  private static WorkedExample worked(Click given) {
    return WorkedExample.of("Painting#toWorld")
        .point("corner", given.screen().corner())
        .number("x", given.pixel().x(), 2000, "px")
        .number("y", given.pixel().y(), 2000, "px")
        .number("scale", given.screen().scale(), 100, "px/m");
  }
}
