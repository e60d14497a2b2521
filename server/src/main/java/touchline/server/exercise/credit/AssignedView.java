package touchline.server.exercise.credit;

import java.util.List;
import touchline.server.assignment.WorkView;

/**
 * The page of an exercise of an assignment, around the panel; its template reads it.
 *
 * @param state which attempt is shown, and whether it goes on; empty before the first
 * @param start what the button says that begins the next attempt; empty if there is none
 * @param after the number of the attempt before it
 * @param attempts all of them, to go to
 */
public record AssignedView(
    WorkView work,
    String worth,
    String state,
    String start,
    String startAction,
    int after,
    List<Link> attempts) {
  /** To an attempt; the one that is shown leads nowhere. */
  public record Link(String words, String path) {}
}
