package touchline.server.code.pair;

import java.util.List;
import java.util.Optional;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.CaseTrace;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.job.Limit;
import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

/** What a student's method did, with values that a figure can tell of and an end in words. */
record StudentTrace(Trace trace, CaseRun run, boolean cut) {
  /**
   * @param finished of one case, with its trace
   */
  static StudentTrace of(JobResult.Finished finished) {
    CaseRun run = finished.cases().get(0);
    CaseTrace traced = finished.trace().orElseThrow();
    List<Step> steps = traced.trace().steps().stream().map(step -> told(step, run)).toList();
    return new StudentTrace(new Trace(steps), run, traced.cut());
  }

  private static Step told(Step step, CaseRun run) {
    List<Event> events = step.events().stream().map(event -> told(event, run)).toList();
    return new Step(step.line(), step.call(), events);
  }

  private static Event told(Event event, CaseRun run) {
    if (event instanceof Event.Assigned assigned) {
      return new Event.Assigned(assigned.name(), value(assigned.value()));
    }
    if (event instanceof Event.Returned returned) {
      return new Event.Returned(value(returned.value()));
    }
    boolean stopped = event instanceof Event.Threw && run instanceof CaseRun.Stopped;
    return stopped ? new Event.Threw(words(((CaseRun.Stopped) run).limit())) : event;
  }

  private static Object value(Object value) {
    if (value instanceof CaseTrace.Shown shown) {
      return shown.text();
    }
    if (value instanceof String text) {
      return '"' + text + '"';
    }
    return value instanceof Long number ? number.toString() : value;
  }

  private static String words(Limit limit) {
    return switch (limit) {
      case TIME -> "it took too long";
      case MEMORY -> "it used too much memory";
      case RECURSION -> "it called itself too deeply";
      case OUTPUT -> "it printed too much";
    };
  }

  /** What the method returned, if it did. */
  Optional<Object> answer() {
    return trace.returnedAt(trace.last());
  }
}
