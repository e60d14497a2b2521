package touchline.growth;

import java.util.List;
import touchline.geometry.Circle;
import touchline.taught.BoxTree;
import touchline.taught.Boxes;
import touchline.taught.TwoCircles;

/** {@link BoxTree#pairs} in portions; it also counts the boxes. */
final class TreeRun extends Run {
  private final List<Circle> circles;
  private final PlantedTree planted;

  TreeRun(List<Circle> circles) {
    super(circles.size());
    this.circles = circles;
    planted = new PlantedTree(circles);
  }

  @Override
  boolean prepare() {
    return planted.goOn();
  }

  @Override
  void ask(int place) {
    goDown(circles.get(place), planted.tree());
  }

  private void goDown(Circle ball, BoxTree.Node node) {
    count(1);
    if (!Boxes.overlaps(node.box(), ball)) {
      return;
    }
    if (node.halves().isEmpty()) {
      found(TwoCircles.overlaps(ball, node.circles().get(0)));
      return;
    }
    for (BoxTree.Node half : node.halves()) {
      goDown(ball, half);
    }
  }

  /** Each circle finds itself, and each pair is found from both sides. */
  @Override
  int pairs() {
    return (super.pairs() - circles.size()) / 2;
  }
}
