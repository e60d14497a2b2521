package touchline.server.demo;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.server.assignment.plan.Extension;
import touchline.server.assignment.plan.Schedule;

/**
 * Work that is asked for.
 *
 * @param points by exercise, in order
 * @param late as the store writes it
 */
record DemoAssignment(String title, Schedule schedule, Map<String, Double> points, String late) {
  DemoAssignment {
    points = new LinkedHashMap<>(points);
  }

  /** The same for somebody who got more time. */
  DemoAssignment later(Duration more) {
    Schedule own = Extension.best(schedule, List.of(new Extension.By(more)));
    return new DemoAssignment(title, own, points, late);
  }
}
