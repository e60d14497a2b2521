package touchline.trace;

import java.util.List;

/**
 * One line that ran and what it did.
 *
 * @param line the line in the source file, or {@link #ENTRY} for the call itself, which binds the
 *     parameters
 */
public record Step(int line, List<Event> events) {
  public static final int ENTRY = 0;

  public Step {
    events = List.copyOf(events);
  }
}
