package touchline.taught;

import static java.util.Comparator.comparingDouble;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;

/**
 * Which of many circles touch: all pairs, and a sweep that asks only those whose intervals meet.
 *
 * <p>Lengths in metres; touching counts. The interval of a circle is what it covers of the x axis.
 *
 * <p>No pair that touches exactly is missed by the sweep, whatever the rounding: a sum keeps the
 * order of two numbers, so intervals that meet still meet once their ends are rounded. Which of the
 * pairs that are asked do touch is for {@link TwoCircles} to say. Source: Ericson, Real-Time
 * Collision Detection, 7.5.
 */
public final class BroadPhase {
  private BroadPhase() {}

  /**
   * How many pairs touch, by asking every pair once.
   *
   * <p>Cost: for n circles n · (n − 1) / 2 tests.
   */
  @FigureInputs("circles circles")
  // tag::allPairs[]
  public static double allPairs(List<Circle> circles) {
    double pairs = 0;
    for (int i = 0; i < circles.size(); i++) {
      for (int j = i + 1; j < circles.size(); j++) {
        Circle one = circles.get(i);
        Circle other = circles.get(j);
        boolean touch = TwoCircles.overlaps(one, other);
        pairs = touch ? pairs + 1 : pairs;
      }
    }
    return pairs;
  }

  // end::allPairs[]

  /**
   * Whether the intervals of two circles have a place in common. If they have none, the circles do
   * not touch.
   *
   * <p>Cost: two sums, two differences, three comparisons.
   */
  @FigureInputs("circle one, circle other")
  // tag::meet[]
  public static boolean meet(Circle one, Circle other) {
    double oneStart = one.center().x() - one.radius();
    double oneEnd = one.center().x() + one.radius();
    double otherStart = other.center().x() - other.radius();
    double otherEnd = other.center().x() + other.radius();
    double laterStart = Math.max(oneStart, otherStart);
    double earlierEnd = Math.min(oneEnd, otherEnd);
    return laterStart <= earlierEnd;
  }

  // end::meet[]

  /**
   * How many pairs touch, by a sweep from left to right that asks only circles whose intervals are
   * open at the same time.
   *
   * <p>Cost: n · log n comparisons for the order, then one test for each pair of intervals that
   * meet: in a square of n circles about n · √n, at worst n · (n − 1) / 2.
   */
  @FigureInputs("circles circles")
  // tag::sweep[]
  public static double sweep(List<Circle> circles) {
    double pairs = 0;
    List<Circle> open = new ArrayList<>();
    for (Circle next : byStart(circles)) {
      double start = next.center().x() - next.radius();
      open = stillOpen(open, start);
      for (Circle other : open) {
        boolean touch = TwoCircles.overlaps(next, other);
        pairs = touch ? pairs + 1 : pairs;
      }
      open.add(next);
    }
    return pairs;
  }

  // end::sweep[]

  /** The same circles, those first whose intervals start first. Cost: n · log n comparisons. */
  // tag::byStart[]
  public static List<Circle> byStart(List<Circle> circles) {
    return circles.stream().sorted(comparingDouble(c -> c.center().x() - c.radius())).toList();
  }

  // end::byStart[]

  /**
   * The same circles, those first whose intervals start first, from an order that was right before
   * they moved: each goes back past those that it has overtaken.
   *
   * <p>Cost: a comparison for each circle, and one for each pair that has changed its order; at
   * worst n · (n − 1) / 2, where {@link #byStart} is better.
   */
  // tag::repaired[]
  public static List<Circle> repaired(List<Circle> kept) {
    List<Circle> order = new ArrayList<>();
    for (Circle next : kept) {
      order.add(place(next, order), next);
    }
    return order;
  }

  public static int place(Circle next, List<Circle> order) {
    double start = next.center().x() - next.radius();
    int place = order.size();
    while (place > 0 && startsAfter(start, order.get(place - 1))) {
      place = place - 1;
    }
    return place;
  }

  private static boolean startsAfter(double start, Circle other) {
    return other.center().x() - other.radius() > start;
  }

  // end::repaired[]

  /** How many circles are passed in that: one for each pair that has changed its order. */
  public static double overtaken(List<Circle> kept) {
    double overtaken = 0;
    List<Circle> order = new ArrayList<>();
    for (Circle next : kept) {
      int place = place(next, order);
      overtaken = overtaken + order.size() - place;
      order.add(place, next);
    }
    return overtaken;
  }

  /** Those circles whose intervals have not ended before a place; one that ends there is open. */
  // tag::stillOpen[]
  public static List<Circle> stillOpen(List<Circle> open, double start) {
    List<Circle> still = new ArrayList<>();
    for (Circle circle : open) {
      double end = circle.center().x() + circle.radius();
      if (end >= start) {
        still.add(circle);
      }
    }
    return still;
  }

  // end::stillOpen[]

  /** How many pairs the sweep tests: those whose intervals meet. */
  // tag::tests[]
  public static double tests(List<Circle> circles) {
    double tests = 0;
    List<Circle> open = new ArrayList<>();
    for (Circle next : byStart(circles)) {
      open = stillOpen(open, next.center().x() - next.radius());
      tests = tests + open.size();
      open.add(next);
    }
    return tests;
  }
  // end::tests[]
}
