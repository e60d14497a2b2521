package touchline.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.listing.CodeLine;
import touchline.trace.Event;
import touchline.trace.Step;

/** Counts the turns of a method's for-each. */
final class Turns {
  private final Run run;

  Turns(Run run) {
    this.run = run;
  }

  /** The turn that a step is part of; empty before the loop and after it. */
  Optional<Frame.Turn> at(int step, Map<String, Object> values) {
    int depth = run.trace().steps().get(step).depth();
    for (int i = step; i >= 0; i--) {
      Step done = run.trace().steps().get(i);
      if (done.depth() > depth) {
        continue;
      }
      if (done.depth() < depth || done.line() == Step.ENTRY) {
        return Optional.empty();
      }
      CodeLine code = run.codeOf(done);
      if (!code.each().isEmpty()) {
        if (ends(done)) {
          return Optional.empty();
        }
        int number = numberAt(i, done.line(), depth);
        int of = values.get(code.list()) instanceof List<?> list ? list.size() : number;
        return Optional.of(new Frame.Turn(code.each(), number, of));
      }
    }
    return Optional.empty();
  }

  private static boolean ends(Step head) {
    for (Event event : head.events()) {
      if (event instanceof Event.Decided decided && !decided.outcome()) {
        return true;
      }
    }
    return false;
  }

  private int numberAt(int step, int line, int depth) {
    int number = 0;
    for (int i = step; i >= 0; i--) {
      Step done = run.trace().steps().get(i);
      if (done.depth() < depth || (done.depth() == depth && done.line() == Step.ENTRY)) {
        return number;
      }
      number += done.depth() == depth && done.line() == line ? 1 : 0;
    }
    return number;
  }
}
