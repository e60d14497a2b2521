package touchline.topic.broadphase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Circle;
import touchline.task.Scene;
import touchline.task.WorkedExample;
import touchline.taught.BroadPhase;

/** Some circles, which are known by their places in the list. */
record CrowdGiven(List<Circle> circles) {
  CrowdGiven {
    circles = List.copyOf(circles);
  }

  int size() {
    return circles.size();
  }

  /** How many pairs there are. */
  double pairs() {
    return size() * (size() - 1) / 2.0;
  }

  double tests() {
    return BroadPhase.tests(circles);
  }

  double touching() {
    return count(Pairs::touch);
  }

  /** Of how many pairs it is true. */
  double count(Pairs.Rule rule) {
    double count = 0;
    for (int i = 0; i < size(); i++) {
      for (int j = i + 1; j < size(); j++) {
        count += rule.of(circles.get(i), circles.get(j)) ? 1 : 0;
      }
    }
    return count;
  }

  /** The places in the list, those first whose number is least. */
  List<Integer> order(ToDoubleFunction<Circle> number) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble(i -> number.applyAsDouble(circles.get(i))));
    return order;
  }

  /** The same circles in the order of the sweep. */
  CrowdGiven sorted() {
    return new CrowdGiven(order(Pairs::start).stream().map(circles::get).toList());
  }

  /** Of how many it is true that follow one another in the list. */
  double countNext(Pairs.Rule rule) {
    double count = 0;
    for (int i = 0; i + 1 < size(); i++) {
      count += rule.of(circles.get(i), circles.get(i + 1)) ? 1 : 0;
    }
    return count;
  }

  /**
   * Of how many it is true, if each circle is asked about those after it in the list, up to the
   * first that does not follow.
   */
  double countWhile(Pairs.Rule follows, Pairs.Rule rule) {
    double count = 0;
    for (int i = 0; i < size(); i++) {
      for (int j = i + 1; j < size(); j++) {
        if (!follows.of(circles.get(i), circles.get(j))) {
          break;
        }
        count += rule.of(circles.get(i), circles.get(j)) ? 1 : 0;
      }
    }
    return count;
  }

  Scene picture() {
    Scene scene = Scene.ofCircles();
    for (int i = 0; i < size(); i++) {
      scene.opponent(name(i), circles.get(i));
    }
    return scene;
  }

  static String name(int place) {
    return Integer.toString(place + 1);
  }

  WorkedExample worked(String method) {
    return WorkedExample.of(method).circles("circles", circles);
  }
}
