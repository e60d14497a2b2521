package touchline.server.assignment;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.assignment.plan.Schedule;

/**
 * When the assignments of a course open, are due and close, for each person. Whatever counts, shows
 * or hands on the work of several people asks here, so that none of it forgets an extension.
 */
public final class Timetable {
  private final Map<Long, Schedule> planned;
  private final Map<Long, List<ExtensionGrant>> granted;

  /**
   * @param planned by assignment
   * @param granted by assignment; nothing where there is none
   */
  Timetable(Map<Long, Schedule> planned, Map<Long, List<ExtensionGrant>> granted) {
    this.planned = Map.copyOf(planned);
    this.granted = Map.copyOf(granted);
  }

  /**
   * The schedule of one person.
   *
   * @param section theirs; empty for none
   */
  public Schedule of(long assignment, long account, String section) {
    return ExtensionStore.own(planned(assignment), extensions(assignment), account, section);
  }

  /** The schedule of those who have no more time than everybody. */
  public Schedule everybody(long assignment) {
    return ExtensionStore.everybody(planned(assignment), extensions(assignment));
  }

  private Schedule planned(long assignment) {
    return Objects.requireNonNull(planned.get(assignment), "assignment must be of the course");
  }

  private List<ExtensionGrant> extensions(long assignment) {
    return granted.getOrDefault(assignment, List.of());
  }

  /** Whether somebody may have more time than everybody. */
  public boolean hasExceptions(long assignment) {
    return granted.containsKey(assignment);
  }
}
