package touchline.listing;

import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.taught.BoxTree;
import touchline.taught.Boxes;
import touchline.taught.BroadPhase;
import touchline.taught.Grid;
import touchline.taught.MovingBox;

/** Methods about boxes and about many circles at once. */
final class PrintedBoxes {
  private PrintedBoxes() {}

  static List<Printed> all() {
    return List.of(
        Printed.of(
            "Boxes#closestPoint",
            g -> List.of(Arguments.sides(g), g.c()),
            g -> Boxes.closestPoint(Arguments.box(g), g.c())),
        Printed.of(
            "Boxes#overlaps",
            g -> List.of(Arguments.sides(g), g.c(), g.r()),
            g -> Boxes.overlaps(Arguments.box(g), g.circle())),
        Printed.of(
            "Boxes#hits",
            g -> List.of(g.c(), g.d(), Arguments.sides(g)),
            g -> Boxes.hits(new Segment(g.c(), g.d()), Arguments.box(g))),
        Printed.of(
            "Boxes#rayEntry",
            g -> List.of(g.c(), g.v(), Arguments.sides(g)),
            g -> Boxes.rayEntry(g.c(), g.v(), Arguments.box(g))),
        Printed.of(
            "Boxes#entry", Arguments::band, g -> Boxes.entry(g.c().x(), g.v().x(), 0, g.r())),
        Printed.of("Boxes#exit", Arguments::band, g -> Boxes.exit(g.c().x(), g.v().x(), 0, g.r())),
        Printed.of(
            "MovingBox#timeToBox",
            g -> List.of(Arguments.sides(g), g.v(), Arguments.sides(new Box(g.c(), g.d()))),
            g -> MovingBox.timeToBox(Arguments.box(g), g.v(), new Box(g.c(), g.d()))),
        Printed.of(
            "MovingBox#entry",
            Arguments::intervals,
            g -> MovingBox.entry(g.c().x(), g.c().x() + g.r(), g.v().x(), 0, g.s())),
        Printed.of(
            "MovingBox#exit",
            Arguments::intervals,
            g -> MovingBox.exit(g.c().x(), g.c().x() + g.r(), g.v().x(), 0, g.s())),
        Printed.of(
            "BroadPhase#allPairs", Arguments::crowd, g -> BroadPhase.allPairs(g.opponents())),
        Printed.of(
            "BroadPhase#meet",
            g -> List.of(g.circle(), Arguments.other(g)),
            g -> BroadPhase.meet(g.circle(), Arguments.other(g))),
        Printed.of("BroadPhase#sweep", Arguments::crowd, g -> BroadPhase.sweep(g.opponents())),
        Printed.of("BroadPhase#byStart", Arguments::crowd, g -> BroadPhase.byStart(g.opponents())),
        Printed.of(
            "BroadPhase#repaired", Arguments::crowd, g -> BroadPhase.repaired(g.opponents())),
        Printed.of(
            "BroadPhase#stillOpen",
            g -> List.of(g.opponents(), g.a().x()),
            g -> BroadPhase.stillOpen(g.opponents(), g.a().x())),
        Printed.of("BroadPhase#tests", Arguments::crowd, g -> BroadPhase.tests(g.opponents())),
        Printed.of(
            "BoxTree#around",
            Arguments::crowd,
            g -> Arguments.sides(BoxTree.around(g.opponents()))),
        Printed.of(
            "BoxTree#reaches",
            g -> List.of(Arguments.other(g), g.circle(), new Circle(g.b(), g.s())),
            g -> BoxTree.reaches(Arguments.other(g), g.circle(), new Circle(g.b(), g.s()))),
        Printed.of(
            "BoxTree#reachesBox",
            Arguments::ballAndCrowd,
            g -> BoxTree.reachesBox(Arguments.other(g), g.opponents())),
        Printed.of(
            "BoxTree#boxes",
            Arguments::ballAndCrowd,
            g -> BoxTree.boxes(Arguments.other(g), g.opponents())),
        Printed.of(
            "BoxTree#tree", Arguments::crowd, g -> Arguments.parts(BoxTree.tree(g.opponents()))),
        Printed.of(
            "BoxTree#touched",
            g -> List.of(Arguments.other(g), Arguments.parts(BoxTree.tree(g.opponents()))),
            g -> BoxTree.touched(Arguments.other(g), BoxTree.tree(g.opponents()))),
        Printed.of("BoxTree#pairs", Arguments::crowd, g -> BoxTree.pairs(g.opponents())),
        Printed.of(
            "Grid#cell",
            g -> List.of(g.c().x(), g.cellWidth()),
            g -> Grid.cell(g.c().x(), g.cellWidth())),
        Printed.of(
            "Grid#reached",
            g -> List.of(g.c().x(), g.a().x(), g.cellWidth()),
            g -> Grid.reached(g.c().x(), g.a().x(), g.cellWidth())),
        Printed.of(
            "Grid#share",
            g -> List.of(g.c(), g.r(), g.a(), g.s(), g.cellWidth()),
            g -> Grid.share(g.circle(), new Circle(g.a(), g.s()), g.cellWidth())),
        Printed.of(
            "Grid#asked",
            g -> List.of(g.c(), g.r(), g.opponents(), g.cellWidth()),
            g -> Grid.asked(g.circle(), g.opponents(), g.cellWidth())),
        Printed.of("Grid#entries", Arguments::inGrid, g -> Grid.entries(g.circle(), g.cellWidth())),
        Printed.of("Grid#cells", Arguments::inGrid, g -> Grid.cells(g.circle(), g.cellWidth())),
        Printed.of(
            "Grid#pairs",
            g -> List.of(g.opponents(), g.cellWidth()),
            g -> Grid.pairs(g.opponents(), g.cellWidth())));
  }
}
