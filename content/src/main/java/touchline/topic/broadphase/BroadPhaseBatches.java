package touchline.topic.broadphase;

import java.util.List;
import java.util.function.Function;
import touchline.collision.crowd.GridPairs;
import touchline.collision.crowd.RobustPairs;
import touchline.collision.crowd.TreePairs;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.parity.BatchOutput;
import touchline.taught.BoxTree;
import touchline.taught.BroadPhase;

/** Four circles, a ball and three, or three boxes. */
public final class BroadPhaseBatches {
  private static final String FOUR = "prprprpr";
  private static final String THREE_BOXES = "pppppp";

  private BroadPhaseBatches() {}

  public static List<Batch> all() {
    return List.of(
        Batch.number(
            "RobustPairs.touching", FOUR, in -> pairs(RobustPairs.touching(in.circles(4)))),
        Batch.number("GridPairs.touching", FOUR, in -> pairs(GridPairs.touching(in.circles(4)))),
        Batch.number("TreePairs.touching", FOUR, in -> pairs(TreePairs.touching(in.circles(4)))),
        boxes("RobustPairs.touchingBoxes", RobustPairs::touchingBoxes),
        boxes("GridPairs.touchingBoxes", GridPairs::touchingBoxes),
        boxes("TreePairs.touchingBoxes", TreePairs::touchingBoxes),
        Batch.number("taught.BroadPhase.allPairs", FOUR, in -> BroadPhase.allPairs(in.circles(4))),
        Batch.number("taught.BroadPhase.sweep", FOUR, in -> BroadPhase.sweep(in.circles(4))),
        Batch.number("taught.BroadPhase.tests", FOUR, in -> BroadPhase.tests(in.circles(4))),
        Batch.number(
            "taught.BroadPhase.byStart",
            FOUR,
            in -> BroadPhase.byStart(in.circles(4)).get(1).center().x()),
        Batch.number(
            "taught.BroadPhase.repaired",
            FOUR,
            in -> BroadPhase.repaired(in.circles(4)).get(1).center().x()),
        Batch.number(
            "taught.BroadPhase.place",
            FOUR,
            in -> BroadPhase.place(in.circle(), BroadPhase.byStart(in.circles(3)))),
        Batch.number(
            "taught.BroadPhase.overtaken", FOUR, in -> BroadPhase.overtaken(in.circles(4))),
        Batch.number(
            "taught.BroadPhase.stillOpen",
            FOUR + "n",
            in -> BroadPhase.stillOpen(in.circles(4), in.number()).size()),
        Batch.answer(
            "taught.BroadPhase.meet", "prpr", in -> BroadPhase.meet(in.circle(), in.circle())),
        new Batch("taught.BoxTree.around", FOUR, 4, BroadPhaseBatches::around),
        Batch.answer(
            "taught.BoxTree.reaches",
            "prprpr",
            in -> BoxTree.reaches(in.circle(), in.circle(), in.circle())),
        Batch.answer(
            "taught.BoxTree.reachesBox",
            FOUR,
            in -> BoxTree.reachesBox(in.circle(), in.circles(3))),
        Batch.number("taught.BoxTree.boxes", FOUR, in -> BoxTree.boxes(in.circle(), in.circles(3))),
        Batch.number("taught.BoxTree.tree", FOUR, BroadPhaseBatches::first),
        Batch.number("taught.BoxTree.touched", FOUR, BroadPhaseBatches::touched),
        Batch.number("taught.BoxTree.pairs", FOUR, in -> BoxTree.pairs(in.circles(4))));
  }

  private static Batch boxes(String name, Function<List<Box>, List<RobustPairs.Pair>> touching) {
    return Batch.number(
        name, THREE_BOXES, in -> pairs(touching.apply(List.of(in.box(), in.box(), in.box()))));
  }

  /** Which of the pairs touch, as the digits of one number. */
  private static double pairs(List<RobustPairs.Pair> touching) {
    double digits = 0;
    for (RobustPairs.Pair pair : touching) {
      digits = 100 * digits + 10 * pair.one() + pair.other();
    }
    return digits;
  }

  private static void around(RowReader in, BatchOutput out) {
    Box box = BoxTree.around(in.circles(4));
    out.point(box.a());
    out.point(box.b());
  }

  /** Where the first of the tree's circles is. */
  private static double first(RowReader in) {
    return BoxTree.tree(in.circles(4)).circles().get(0).center().x();
  }

  private static double touched(RowReader in) {
    Circle ball = in.circle();
    return BoxTree.touched(ball, BoxTree.tree(in.circles(3)));
  }
}
