package touchline.task;

import java.util.List;
import java.util.Optional;

/** Lines in the order in which a learner put them; it runs like the Java that they show. */
record Program<I>(List<CodeLine<I>> lines) {
  Program {
    lines = List.copyOf(lines);
  }

  /** Empty if a line cannot run, or none returns. */
  Optional<Value> run(I given) {
    CodeLine.Variables variables = new CodeLine.Variables();
    try {
      runIn(given, variables);
    } catch (IllegalArgumentException stopped) {
      return Optional.empty();
    }
    return variables.result();
  }

  private int runIn(I given, CodeLine.Variables variables) {
    int ran = 0;
    while (ran < lines.size() && variables.result().isEmpty()) {
      lines.get(ran).action().run(given, variables);
      ran++;
    }
    return ran;
  }

  /** Why the program does not come to a result; empty if it does. */
  String trouble(I given) {
    CodeLine.Variables variables = new CodeLine.Variables();
    try {
      runIn(given, variables);
    } catch (IllegalArgumentException stopped) {
      return "The program stops: " + stopped.getMessage() + ".";
    }
    return variables.result().isEmpty() ? "The program ends without a return." : "";
  }
}
