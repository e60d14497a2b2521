package touchline.figure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.diagram.Drawing;
import touchline.trace.Event;
import touchline.trace.Step;

/**
 * Everything that is shown of one step.
 *
 * @param line the line in the source file; 0 for the call itself
 * @param method whose line it is, such as {@code SegmentCircle#closestPoint}; empty if not known
 * @param calls whether the step calls methods that can be stepped into
 * @param path the methods under way from the figure's own to this one, such as {@code overlaps ›
 *     closestPoint}; empty in the figure's own
 * @param variables all of the method that have a value, in order of first assignment
 * @param branch which way a condition went, and why
 * @param turn which turn of a loop this is
 * @param narration what is said, safe HTML
 * @param spoken the same as plain text, with the step's number
 */
public record Frame(
    int line,
    String method,
    boolean calls,
    String path,
    List<Variable> variables,
    Optional<Branch> branch,
    Optional<Turn> turn,
    String narration,
    String spoken,
    Drawing drawing) {
  /** A variable as a row of the table. */
  public record Variable(String name, String type, String value, boolean changed) {}

  /**
   * A condition that was settled.
   *
   * @param condition as the source has it
   * @param with the same with values put in, such as {@code 1 <= 0}; empty if there are none
   */
  public record Branch(String condition, String with, boolean outcome) {}

  /**
   * A turn of a for-each.
   *
   * @param number from 1
   * @param of how many there are at most
   */
  public record Turn(String variable, int number, int of) {}

  public Frame {
    variables = List.copyOf(variables);
  }

  /** What is shown once a step has run. */
  static Frame of(Run run, int step) {
    List<Step> steps = run.trace().steps();
    Step done = steps.get(step);
    Map<String, Object> values = run.valuesAfter(step);
    Set<String> changed = changedBy(done);
    Telling telling = telling(run, done, values);
    String text = text(run, step, telling);
    Narration narration = new Narration(values);
    String place = "Step " + (step + 1) + " of " + (run.last() + 1);
    return new Frame(
        done.line(),
        run.figure().code().methodOf(done.call()),
        run.callsAt(step),
        path(run, step),
        rows(values, changed),
        telling.branch(),
        new Turns(run).at(step, values),
        narration.html(text),
        place
            + (done.depth() == 0 ? "" : ", in " + methodName(run, done))
            + ". "
            + narration.plain(text),
        run.drawing(step, values, changed));
  }

  /** The author tells of the figure's own method; what it calls is told in plain words. */
  private static Telling telling(Run run, Step done, Map<String, Object> values) {
    boolean own = done.depth() == 0;
    String called = own ? "" : methodName(run, done);
    Map<String, String> told = own ? run.figure().narration() : Map.of();
    return new Telling(told, called, run.codeOf(done), done, values);
  }

  /**
   * A line that calls has done nothing before the call, and so has only the call to tell. A brace
   * has no statement and is a step only where it ends a round of a loop.
   */
  private static String text(Run run, int step, Telling telling) {
    String text = telling.text();
    if (!text.isEmpty() || step == run.last()) {
      return text;
    }
    Step done = run.trace().steps().get(step);
    Step next = run.trace().steps().get(step + 1);
    if (next.depth() > done.depth()) {
      return "The line calls `" + methodName(run, next) + "`.";
    }
    return run.codeOf(done).text().isEmpty() ? "Back to the head of the loop." : "";
  }

  /**
   * The calls that a step is inside of; the step before that is less deep is the one that calls.
   */
  private static String path(Run run, int step) {
    List<Step> steps = run.trace().steps();
    String path = "";
    int depth = steps.get(step).depth();
    for (int i = step; i >= 0 && steps.get(step).depth() > 0; i--) {
      if (steps.get(i).depth() == depth) {
        path = methodName(run, steps.get(i)) + (path.isEmpty() ? "" : " › " + path);
        depth--;
      }
    }
    return path;
  }

  private static String methodName(Run run, Step step) {
    String method = run.methodOf(step);
    return method.substring(method.indexOf('#') + 1);
  }

  private static Set<String> changedBy(Step step) {
    Set<String> changed = new HashSet<>();
    for (Event event : step.events()) {
      if (event instanceof Event.Assigned assigned) {
        changed.add(assigned.name());
      } else if (event instanceof Event.Returned) {
        changed.add(Run.RETURN);
      }
    }
    return changed;
  }

  private static List<Variable> rows(Map<String, Object> values, Set<String> changed) {
    List<Variable> rows = new ArrayList<>();
    values.forEach(
        (name, value) ->
            rows.add(
                new Variable(
                    name, Variables.type(value), Variables.text(value), changed.contains(name))));
    return rows;
  }
}
