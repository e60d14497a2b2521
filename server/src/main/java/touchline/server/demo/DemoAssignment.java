package touchline.server.demo;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchline.server.assignment.plan.Extension;
import touchline.server.assignment.plan.Schedule;

/**
 * Work that is asked for.
 *
 * @param points by exercise, in order
 * @param varied exercises that ask each student for a form of their own
 * @param late as the store writes it
 */
record DemoAssignment(
    String title, Schedule schedule, Map<String, Double> points, Set<String> varied, String late) {
  DemoAssignment {
    points = new LinkedHashMap<>(points);
    varied = Set.copyOf(varied);
  }

  /** The same for somebody who got more time. */
  DemoAssignment later(Duration more) {
    Schedule own = Extension.best(schedule, List.of(new Extension.By(more)));
    return new DemoAssignment(title, own, points, varied, late);
  }
}
