package touchline.topic.broadphase;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Grid;

/** How often a grid comes upon one pair. */
final class CellsSubject {
  private CellsSubject() {}

  static Subject<CellsGiven> shared() {
    return Subject.number("often", "", CellsGiven::shared)
        .given(CellsSubject::draw, CellsSubject::picture)
        .solved(CellsSubject::solution, CellsSubject::worked);
  }

  static List<Mistake<CellsGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("Y16", g -> g.shared() > 0 ? 1.0 : 0.0),
        new Mistake<>("Y17", g -> g.centersShare() ? 1.0 : 0.0),
        new Mistake<>("Y18", CellsGiven::columns),
        new Mistake<>("Y19", g -> Grid.entries(g.one(), g.width())));
  }

  private static Optional<CellsGiven> draw(Chance chance) {
    double width = chance.between(2, 4);
    CellsGiven given = new CellsGiven(Draw.circle(chance, 4), Draw.circle(chance, 4), width);
    double apart = given.one().center().minus(given.other().center()).length();
    return Optional.of(given).filter(drawn -> apart >= 2 && drawn.shared() <= 12);
  }

  private static Scene picture(CellsGiven given) {
    return Scene.ofCircles()
        .cells(given.width())
        .circle("one", given.one())
        .circle("other", given.other())
        .number("width", given.width());
  }

  private static List<String> solution(CellsGiven given) {
    return List.of(
        "columns in common: " + NumberText.of(given.columns()),
        "rows in common: " + NumberText.of(given.rows()),
        "cells in common = columns · rows = " + NumberText.of(given.shared()));
  }

  private static WorkedExample worked(CellsGiven given) {
    return WorkedExample.of("Grid#share")
        .circle("circle", given.one())
        .circle("other", given.other())
        .number("width", given.width(), 10, "m")
        .noted("The columns from left to right and the rows from bottom to top are in common.");
  }
}
