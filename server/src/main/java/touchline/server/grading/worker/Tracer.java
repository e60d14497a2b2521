package touchline.server.grading.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.grading.job.CaseTrace;
import touchline.trace.Call;
import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

/**
 * Hears the asked method of a student's program and keeps its steps as data. Stands in for {@link
 * touchline.trace.Recorder}, which keeps the values themselves: a student's values can change
 * later, and must not run code when they are shown.
 */
public final class Tracer {
  private static final int MOST_STEPS = 2_000;
  private static final int MOST_EVENTS = 10_000;
  private static final Call CALL = new Call("Solution", 0, 0);
  private static final Tracer EAR = new Tracer();

  private final List<Step> steps = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private boolean listening;
  private boolean cut;
  private int heard;
  private int line;

  private Tracer() {}

  static void listen() {
    EAR.steps.clear();
    EAR.events.clear();
    EAR.listening = true;
    EAR.cut = false;
    EAR.heard = 0;
    EAR.line = Step.ENTRY;
  }

  /** The steps since {@link #listen}, with the exception that ended them, if any. */
  static CaseTrace taken(Optional<String> thrown) {
    EAR.listening = false;
    thrown.ifPresent(message -> EAR.events.add(new Event.Threw(message)));
    EAR.endStep();
    return new CaseTrace(new Trace(EAR.steps), EAR.cut);
  }

  /** Keeps nothing of the program that was heard. */
  static void forget() {
    EAR.listening = false;
    EAR.steps.clear();
    EAR.events.clear();
  }

  /** Woven where a method begins. */
  public static int entered(String type, int first) {
    return 0;
  }

  /** Woven where a loop comes round to its head. */
  public static void head(int number) {
    if (EAR.line != number) {
      line(number);
    }
  }

  /** Woven before a method returns. */
  public static void left() {}

  /** Woven where a method catches. */
  public static void caught(int depth) {}

  /** Woven before a line. */
  public static void line(int number) {
    if (EAR.hears()) {
      EAR.endStep();
      EAR.line = number;
    }
  }

  /** Woven after a variable was set. */
  public static void assigned(@Nullable Object value, String name) {
    if (EAR.hears()) {
      EAR.events.add(new Event.Assigned(name, Shape.of(value)));
    }
  }

  /** Woven after a condition. */
  public static void decided(boolean outcome) {
    if (EAR.hears()) {
      EAR.events.add(new Event.Decided(outcome));
    }
  }

  /** Woven before a return. */
  public static void returned(@Nullable Object value) {
    if (EAR.hears()) {
      EAR.events.add(new Event.Returned(Shape.of(value)));
    }
  }

  /** Calls inside the method, its own recursion too, are one step of it. */
  private boolean hears() {
    if (!listening || !Budget.isOutermost()) {
      return false;
    }
    heard++;
    if (heard > MOST_EVENTS || steps.size() >= MOST_STEPS) {
      listening = false;
      cut = true;
    }
    return listening;
  }

  private void endStep() {
    steps.add(new Step(line, CALL, events));
    events.clear();
  }
}
