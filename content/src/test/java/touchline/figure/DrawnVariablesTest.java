package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchline.input.Input;
import touchline.input.Inputs;
import touchline.trace.Event;
import touchline.trace.Step;

/**
 * What a method computes is seen: every variable that a lesson's figure traces, in its own method
 * and in those it calls, is drawn, or {@code undrawn.txt} says why not.
 */
class DrawnVariablesTest {
  private static final int RUNS = 60;
  private static final Path REASONS = Path.of("src/test/resources/touchline/figure/undrawn.txt");

  @Test
  void everyTracedVariableIsDrawnOrAReasonIsGiven() throws IOException {
    assertEquals(reasons().keySet(), undrawn());
  }

  @Test
  void everyReasonSaysSomething() throws IOException {
    reasons().forEach((variable, reason) -> assertFalse(reason.isBlank(), variable));
  }

  /** Method and variable, then the reason. */
  private static Map<String, String> reasons() throws IOException {
    Map<String, String> reasons = new TreeMap<>();
    for (String line : Files.readAllLines(REASONS)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        int colon = line.indexOf(": ");
        reasons.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return reasons;
  }

  private static Set<String> undrawn() {
    Set<String> undrawn = new TreeSet<>();
    LessonFigures.all()
        .forEach(
            (name, figure) -> {
              if (!name.startsWith("figures-for-authors/")) {
                add(figure, undrawn);
              }
            });
    return undrawn;
  }

  private static void add(Figure figure, Set<String> undrawn) {
    addRun(figure, figure.inputs(), undrawn);
    Sample.inputs(figure, RUNS).forEach(inputs -> addRun(figure, inputs, undrawn));
  }

  private static void addRun(Figure figure, Inputs inputs, Set<String> undrawn) {
    Set<String> given =
        inputs.all().stream()
            .filter(input -> input.kind() != Input.Kind.NUMBER)
            .map(Input::name)
            .collect(Collectors.toSet());
    for (Step step : Variables.record(figure, inputs).steps()) {
      boolean own = step.depth() == 0;
      String method = own ? figure.run().name() : figure.code().methodOf(step.call());
      List<Show> shows = own ? figure.shows() : figure.code().shows(method);
      for (Event event : step.events()) {
        String name = nameOf(event);
        boolean parameter = step.line() == Step.ENTRY;
        boolean drawn = isDrawn(shows, name) || (own && (given.contains(name) || parameter));
        if (!name.isEmpty() && !drawn && !(parameter && !own)) {
          undrawn.add(method + " " + name);
        }
      }
    }
  }

  private static String nameOf(Event event) {
    if (event instanceof Event.Assigned assigned) {
      return assigned.name();
    }
    return event instanceof Event.Returned ? Run.RETURN : "";
  }

  /** A number told in a corner of the picture is in it, too, and so is what tints a shape. */
  private static boolean isDrawn(List<Show> shows, String name) {
    return shows.stream()
        .anyMatch(
            show ->
                show.variable().equals(name) && (!show.form().tells() || name.equals(Run.RETURN)));
  }
}
