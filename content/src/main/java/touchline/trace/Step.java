package touchline.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * One line that ran and what it did.
 *
 * @param line the line in the source file, or {@link #ENTRY} for the call itself, which binds the
 *     parameters
 * @param call the call that the line ran in
 */
public record Step(int line, Call call, List<Event> events) {
  public static final int ENTRY = 0;

  public Step {
    events = List.copyOf(events);
  }

  public int depth() {
    return call.depth();
  }

  /** This step with what happened later on the same line. */
  Step with(List<Event> more) {
    List<Event> all = new ArrayList<>(events);
    all.addAll(more);
    return new Step(line, call, all);
  }
}
