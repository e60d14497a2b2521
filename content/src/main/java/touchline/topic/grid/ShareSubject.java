package touchline.topic.grid;

import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Grid;

/** Whether two circles are written into a cell in common. */
final class ShareSubject {
  private static final int LARGEST = 3;

  /** Two circles over a grid. */
  record Two(GridGiven circle, GridGiven other) {
    boolean share() {
      return Grid.share(circle.circle(), other.circle(), circle.width());
    }

    boolean inOneColumn() {
      return GridAxis.across(circle).meets(GridAxis.across(other));
    }

    boolean inOneRow() {
      return GridAxis.up(circle).meets(GridAxis.up(other));
    }

    /** Whether both centres lie in one cell. */
    boolean centersShare() {
      return GridAxis.across(circle).at(circle.circle().center().x())
              == GridAxis.across(other).at(other.circle().center().x())
          && GridAxis.up(circle).at(circle.circle().center().y())
              == GridAxis.up(other).at(other.circle().center().y());
    }

    boolean touch() {
      Circle one = circle.circle();
      double reach = one.radius() + other.circle().radius();
      return one.center().minus(other.circle().center()).lengthSquared() <= reach * reach;
    }
  }

  private ShareSubject() {}

  static Subject<Two> subject() {
    return Subject.yesNo("share", Two::share)
        .given(ShareSubject::draw, ShareSubject::picture)
        .solved(ShareSubject::solution, ShareSubject::worked);
  }

  static List<Mistake<Two, Boolean>> mistakes() {
    return List.of(
        new Mistake<>("G1", Two::centersShare),
        new Mistake<>("G11", Two::inOneColumn),
        new Mistake<>("G19", Two::touch),
        new Mistake<>("G20", given -> given.inOneColumn() || given.inOneRow()));
  }

  private static Optional<Two> draw(Chance chance) {
    double width = chance.between(3, 5);
    GridGiven one = new GridGiven(Draw.circle(chance, LARGEST), width);
    GridGiven other = new GridGiven(Draw.circle(chance, LARGEST), width);
    Two given = new Two(one, other);
    boolean near = given.inOneColumn() || given.inOneRow();
    return Optional.of(given).filter(drawn -> near || chance.below(4) == 0);
  }

  private static Scene picture(Two given) {
    return Scene.ofCircles()
        .cells(given.circle().width())
        .circle("circle", given.circle().circle())
        .circle("other", given.other().circle())
        .number("width", given.circle().width());
  }

  private static List<String> solution(Two given) {
    return List.of(
        given.inOneColumn() ? "they have a column in common" : "they have no column in common",
        given.inOneRow() ? "they have a row in common" : "they have no row in common",
        given.share() ? "so they share a cell: yes" : "so they share no cell: no");
  }

  private static WorkedExample worked(Two given) {
    return WorkedExample.of("Grid#share")
        .circle(given.circle().circle())
        .circle("other", given.other().circle())
        .number("width", given.circle().width(), 10, "m");
  }
}
