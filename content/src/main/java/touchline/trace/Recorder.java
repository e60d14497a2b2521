package touchline.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Listens to woven code and keeps what it hears as a {@link Trace}.
 *
 * <p>Woven code can only call static methods, so the recorder that listens is bound to the thread
 * for the length of one {@link #record} and unbound after it. Outside of that woven code may run,
 * and nothing is kept.
 */
public final class Recorder {
  /** A run of a taught method has tens of steps; a runaway loop must not fill the memory. */
  private static final int MOST_STEPS = 10_000;

  private final List<Step> steps = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final Deque<Left> callers = new ArrayDeque<>();
  private Call call = Call.NONE;
  private int line = Step.ENTRY;
  private final List<Growing> growing = new ArrayList<>();

  /** Where a method stands while one that it called runs. */
  private record Left(Call call, int line) {}

  private Recorder() {}

  /**
   * Runs woven code once and returns what it did. An exception of the code ends the trace with
   * {@link Event.Threw}; it is a result to be shown, not an error of the recorder.
   *
   * @throws IllegalStateException if this thread is recording already
   */
  public static Trace record(Runnable woven) {
    if (ThreadRecorder.recorder() != null) {
      throw new IllegalStateException("a recording is under way on this thread");
    }
    Recorder recorder = new Recorder();
    ThreadRecorder.begin(recorder);
    try {
      woven.run();
    } catch (RuntimeException thrown) {
      recorder.events.add(new Event.Threw(String.valueOf(thrown.getMessage())));
    } finally {
      ThreadRecorder.end();
    }
    recorder.endStep();
    return new Trace(recorder.steps);
  }

  /**
   * Called by woven code when a method begins.
   *
   * @return how deep the method is, which {@link #caught} wants back
   */
  public static int entered(String type, int first) {
    Recorder recorder = ThreadRecorder.recorder();
    return recorder == null ? 0 : recorder.enter(type, first);
  }

  /** Called by woven code before a line runs. */
  public static void line(int number) {
    Recorder recorder = ThreadRecorder.recorder();
    if (recorder != null) {
      recorder.begin(number);
    }
  }

  /** Called by woven code where a loop comes round to its head, and when it first gets there. */
  public static void head(int number) {
    Recorder recorder = ThreadRecorder.recorder();
    if (recorder != null && recorder.line != number) {
      recorder.begin(number);
    }
  }

  /** Called by woven code after a variable was set. */
  public static void assigned(Object value, String name) {
    Recorder recorder = ThreadRecorder.recorder();
    if (recorder != null && value instanceof ArrayList<?> list) {
      recorder.growing.add(new Growing(name, list, recorder.callers.size()));
    }
    heard(new Event.Assigned(name, asItIs(value)));
  }

  /** A list may grow later on; a trace keeps what it was. */
  private static Object asItIs(Object value) {
    return value instanceof ArrayList<?> list ? new ArrayList<>(list) : value;
  }

  /** Called by woven code after a condition was evaluated. */
  public static void decided(boolean outcome) {
    heard(new Event.Decided(outcome));
  }

  /** Called by woven code before a method returns a value. */
  public static void returned(Object value) {
    heard(new Event.Returned(asItIs(value)));
    left();
  }

  /** Called by woven code before a method returns. */
  public static void left() {
    Recorder recorder = ThreadRecorder.recorder();
    if (recorder != null && !recorder.callers.isEmpty()) {
      recorder.leave();
    }
  }

  /** Called by woven code where a method catches what those it called may have thrown. */
  public static void caught(int depth) {
    Recorder recorder = ThreadRecorder.recorder();
    while (recorder != null && recorder.callers.size() > depth) {
      recorder.leave();
    }
  }

  private static void heard(Event event) {
    Recorder recorder = ThreadRecorder.recorder();
    if (recorder != null) {
      recorder.events.add(event);
    }
  }

  private int enter(String type, int first) {
    if (call.type().isEmpty()) {
      call = new Call(type, first, 0);
      return 0;
    }
    endStep();
    callers.push(new Left(call, line));
    call = new Call(type, first, callers.size());
    line = Step.ENTRY;
    return callers.size();
  }

  private void leave() {
    endStep();
    int depth = callers.size();
    for (int i = growing.size() - 1; i >= 0 && growing.get(i).depth == depth; i--) {
      growing.remove(i);
    }
    Left caller = callers.pop();
    call = caller.call();
    line = caller.line();
  }

  private void begin(int number) {
    endStep();
    line = number;
  }

  private void endStep() {
    if (steps.size() == MOST_STEPS) {
      throw new IllegalStateException("a trace has at most " + MOST_STEPS + " steps");
    }
    for (Growing list : growing) {
      if (list.depth == callers.size()) {
        list.hear(events);
      }
    }
    steps.add(new Step(line, call, events));
    events.clear();
  }

  /** A list in a variable: what is added to it is told as a new value. */
  private static final class Growing {
    private final String name;
    private final List<?> list;
    private final int depth;
    private int size;

    Growing(String name, List<?> list, int depth) {
      this.name = name;
      this.list = list;
      this.depth = depth;
      this.size = list.size();
    }

    void hear(List<Event> events) {
      if (list.size() != size) {
        size = list.size();
        events.add(new Event.Assigned(name, new ArrayList<>(list)));
      }
    }
  }
}
