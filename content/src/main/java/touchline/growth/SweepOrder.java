package touchline.growth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import touchline.geometry.Circle;

/** The order of a sweep, kept from one look at moving circles to the next: places in their list. */
final class SweepOrder {
  private List<Integer> order = List.of();

  /** The circles as they are now in the order in which they were; at first that of now. */
  List<Circle> kept(List<Circle> circles) {
    if (order.size() != circles.size()) {
      order = byStart(circles);
    }
    List<Circle> kept = new ArrayList<>();
    for (int place : order) {
      kept.add(circles.get(place));
    }
    return kept;
  }

  /** Takes the order that these circles have been brought into. */
  void keep(List<Circle> repaired, List<Circle> circles) {
    IdentityHashMap<Circle, Integer> places = new IdentityHashMap<>();
    for (int i = 0; i < circles.size(); i++) {
      places.put(circles.get(i), i);
    }
    List<Integer> now = new ArrayList<>();
    for (Circle circle : repaired) {
      now.add(Objects.requireNonNull(places.get(circle), "a circle of the list"));
    }
    order = now;
  }

  private static List<Integer> byStart(List<Circle> circles) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < circles.size(); i++) {
      places.add(i);
    }
    places.sort(
        Comparator.comparingDouble(i -> circles.get(i).center().x() - circles.get(i).radius()));
    return places;
  }
}
