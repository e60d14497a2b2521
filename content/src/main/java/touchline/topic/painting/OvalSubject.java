package touchline.topic.painting;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.mistake.Mistake;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Painting;

/** Where the box around a circle begins on a screen. */
final class OvalSubject {
  private static final int MOST_RADIUS = 3;

  /** A circle and the screen that shows it. */
  record Shown(Screen screen, Circle circle) {
    Vec2 center() {
      return circle.center();
    }

    /** A corner of the box around the circle, so many radii from its centre. */
    Vec2 corner(double right, double up) {
      return center().plus(new Vec2(right, up).times(circle.radius()));
    }

    Vec2 pixel() {
      return Painting.ovalCorner(circle, screen.corner(), screen.scale());
    }

    Bindings variables() {
      return new Bindings()
          .set("circle", circle)
          .set("corner", screen.corner())
          .set("scale", screen.scale());
    }
  }

  private OvalSubject() {}

  static Subject<Shown> subject() {
    return Subject.<Shown>of(Field.pixel("pixel"), given -> Value.point(given.pixel()))
        .given(OvalSubject::draw, OvalSubject::picture)
        .solved(OvalSubject::solution, OvalSubject::worked);
  }

  static List<Mistake<Shown, Vec2>> mistakes() {
    return List.of(
        new Mistake<>("Q1", given -> given.screen().upright(given.corner(-1, 1))),
        new Mistake<>("Q2", given -> given.screen().from(given.corner(-1, 1))),
        new Mistake<>("Q3", given -> given.screen().fromOrigin(given.corner(-1, 1))),
        new Mistake<>("Q6", given -> given.screen().pixel(given.center())),
        new Mistake<>("Q7", given -> given.screen().pixel(given.corner(-1, -1))),
        new Mistake<>("Q8", OvalSubject::radiusInMetres),
        new Mistake<>("Q9", given -> given.screen().pixel(given.corner(-2, 2))),
        new Mistake<>("Q10", given -> given.screen().pixel(given.corner(1, -1))));
  }

  private static Vec2 radiusInMetres(Shown given) {
    double radius = given.circle().radius();
    return given.screen().pixel(given.center()).minus(new Vec2(radius, radius));
  }

  private static Optional<Shown> draw(Chance chance) {
    Screen screen = Screen.draw(chance);
    double radius = chance.between(1, MOST_RADIUS);
    return screen
        .shown(chance)
        .map(p -> new Shown(screen, new Circle(p, radius)))
        .filter(drawn -> screen.from(drawn.corner(-1, 1)).x() >= 0)
        .filter(drawn -> screen.from(drawn.corner(-1, 1)).y() >= 0);
  }

  private static Scene picture(Shown given) {
    Scene scene = Scene.ofPoints().circle(given.center(), given.circle().radius());
    return given.screen().scene(scene);
  }

  private static List<String> solution(Shown given) {
    return List.of(
        "upper left corner of the box = " + NumberText.of(given.corner(-1, 1)),
        "from the corner of the screen " + NumberText.of(given.screen().from(given.corner(-1, 1))),
        "times the scale: " + NumberText.of(given.pixel()));
  }

  private static WorkedExample worked(Shown given) {
    return WorkedExample.of("Painting#ovalCorner")
        .circle(given.circle())
        .point("corner", given.screen().corner())
        .number("scale", given.screen().scale(), 100, "px/m");
  }
}
