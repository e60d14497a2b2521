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
    return Subject.<Click>of(Field.point("world"), given -> Value.point(given.world()))
        .drawn(ClickSubject::draw)
        .pictured(
            given ->
                given
                    .screen()
                    .scene(Scene.ofPoints())
                    .number("x", given.pixel().x())
                    .number("y", given.pixel().y())
                    .given())
        .solved(ClickSubject::solution)
        .worked(
            given ->
                WorkedExample.of(
                    "Painting#toWorld",
                    WorkedExample.point("corner", given.screen().corner()),
                    WorkedExample.number("x", given.pixel().x(), 2000, "px"),
                    WorkedExample.number("y", given.pixel().y(), 2000, "px"),
                    WorkedExample.number("scale", given.screen().scale(), 100, "px/m")));
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

  private static List<String> solution(Click given) {
    return List.of(
        "to the right of the corner by x / scale = " + NumberText.of(given.from().x()) + " m",
        "below the corner by y / scale = " + NumberText.of(given.from().y()) + " m",
        "point = " + NumberText.of(given.world()));
  }
}
