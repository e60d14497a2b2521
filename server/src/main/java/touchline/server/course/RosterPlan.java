package touchline.server.course;

import java.util.List;

/**
 * What taking a roster over would do.
 *
 * @param fresh people who get an account
 * @param joining people who have one and come into the course
 * @param moving people in the course who come into another section
 * @param same people for whom nothing changes
 */
public record RosterPlan(
    List<Roster.Entry> fresh,
    List<Roster.Entry> joining,
    List<Roster.Entry> moving,
    List<Roster.Entry> same) {
  public RosterPlan {
    fresh = List.copyOf(fresh);
    joining = List.copyOf(joining);
    moving = List.copyOf(moving);
    same = List.copyOf(same);
  }

  public boolean changesNothing() {
    return fresh.isEmpty() && joining.isEmpty() && moving.isEmpty();
  }
}
