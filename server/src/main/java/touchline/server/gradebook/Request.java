package touchline.server.gradebook;

import java.time.Instant;

/**
 * A student's question about the points in an assignment.
 *
 * @param account of the student
 * @param isOpen whether somebody still has to look at it
 * @param messages how many were said
 */
public record Request(
    long id,
    long assignment,
    String title,
    long account,
    String name,
    boolean isOpen,
    Instant openedAt,
    int messages) {
  /** What somebody said about it. */
  public record Message(String name, boolean isStudent, String text, Instant at) {}
}
