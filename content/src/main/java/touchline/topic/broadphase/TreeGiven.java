package touchline.topic.broadphase;

import java.util.List;
import touchline.geometry.Circle;
import touchline.taught.BoxTree;
import touchline.taught.Boxes;

/** A ball and circles in the order of a tree. */
record TreeGiven(Circle ball, List<Circle> circles) {
  TreeGiven {
    circles = List.copyOf(circles);
  }

  double boxes() {
    return BoxTree.boxes(ball, circles);
  }

  /** Around the centres alone. */
  TreeGiven ofCenters() {
    return new TreeGiven(
        ball, circles.stream().map(circle -> new Circle(circle.center(), 0)).toList());
  }

  boolean isReached() {
    return Boxes.overlaps(BoxTree.around(circles), ball);
  }

  private TreeGiven half(int from, int to) {
    return new TreeGiven(ball, circles.subList(from, to));
  }

  TreeGiven first() {
    return half(0, circles.size() / 2);
  }

  TreeGiven second() {
    return half(circles.size() / 2, circles.size());
  }

  boolean isSingle() {
    return circles.size() == 1;
  }

  /** How many boxes are asked about by somebody who leaves out the second half after a first. */
  double boxesInOneHalf() {
    if (!isReached() || isSingle()) {
      return 1;
    }
    return first().isReached() ? 1 + first().boxesInOneHalf() : 2 + second().boxesInOneHalf();
  }

  /** How many boxes are reached. */
  double reached() {
    if (!isReached()) {
      return 0;
    }
    return isSingle() ? 1 : 1 + first().reached() + second().reached();
  }

  /** Whether the ball finds a circle that it touches, in a tree of boxes around centres. */
  boolean findsWithCenters() {
    if (!ofCenters().isReached()) {
      return false;
    }
    return isSingle()
        ? Pairs.touch(ball, circles.get(0))
        : first().findsWithCenters() || second().findsWithCenters();
  }

  /** Whether it finds one who never asks about the second half after a first that it reaches. */
  boolean findsInOneHalf() {
    if (isSingle()) {
      return Pairs.touch(ball, circles.get(0));
    }
    return first().isReached() ? first().findsInOneHalf() : second().findsInOneHalf();
  }
}
