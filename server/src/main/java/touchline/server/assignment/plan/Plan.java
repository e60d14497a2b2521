package touchline.server.assignment.plan;

import java.time.ZoneId;
import java.util.List;

/**
 * What an instructor decides about an assignment.
 *
 * @param attempts at each exercise; 0 for any number
 * @param isPublished whether students see it once it opens
 * @param parts its exercises, in their order
 */
public record Plan(
    String title,
    Schedule schedule,
    int attempts,
    CountingRule counting,
    LatePolicy late,
    Solutions solutions,
    boolean isPublished,
    List<Part> parts) {
  public Plan {
    parts = List.copyOf(parts);
  }

  Plan withAttempts(int all) {
    return new Plan(title, schedule, all, counting, late, solutions, isPublished, parts);
  }

  /** The same as a draft of another one, so many days later. */
  public Plan again(String other, int days, ZoneId zone) {
    Schedule later = schedule.later(days, zone);
    return new Plan(other, later, attempts, counting, late, solutions, false, parts);
  }

  /** For full marks in everything. */
  public double points() {
    return parts.stream().mapToDouble(Part::points).sum();
  }
}
