package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.input.Inputs;
import touchline.trace.Step;

/** A picture shows what its line knows: nothing of a loop that is over, or of its last round. */
class ScopeTest {
  private static final int RUNS = 20;
  private static final Path TAUGHT = Path.of("src/main/java/touchline/taught");

  @Test
  void noFigureDrawsAVariableThatIsOutOfScope() throws IOException {
    Set<String> wrong = new TreeSet<>();
    for (Map.Entry<String, Figure> figure : LessonFigures.all().entrySet()) {
      add(figure.getKey(), figure.getValue(), figure.getValue().inputs(), wrong);
      for (Inputs inputs : Sample.inputs(figure.getValue(), RUNS)) {
        add(figure.getKey(), figure.getValue(), inputs, wrong);
      }
    }
    assertEquals(Set.of(), wrong);
  }

  private static void add(String name, Figure figure, Inputs inputs, Set<String> wrong)
      throws IOException {
    Run run = Run.of(figure, inputs);
    String type = figure.run().name().replaceAll("#.*", "");
    List<String> source = Files.readAllLines(TAUGHT.resolve(type + ".java"));
    for (int i = 0; i <= run.last(); i++) {
      Step step = run.trace().steps().get(i);
      for (String variable : Drawn.after(run, i).keySet()) {
        if (!isKnown(variable, source, figure.code().of(figure.run().name()), step.line())) {
          wrong.add(name + " draws " + variable + " at " + source.get(step.line() - 1).strip());
        }
      }
    }
  }

  /** A parameter and the result are known everywhere. */
  private static boolean isKnown(
      String variable, List<String> source, Map<Integer, String> method, int line) {
    Pattern declaration = Pattern.compile("[\\w>\\]] " + variable + "( =| :|;)");
    List<Integer> declared =
        method.keySet().stream()
            .filter(at -> declaration.matcher(source.get(at - 1)).find())
            .filter(at -> !source.get(at - 1).strip().startsWith("return "))
            .toList();
    return line == Step.ENTRY
        || declared.isEmpty()
        || declared.stream().anyMatch(at -> at <= line && line < end(source, at));
  }

  /** The line after the block in which a variable is declared: the code is indented by rule. */
  private static int end(List<String> source, int declared) {
    String text = source.get(declared - 1);
    int least = indent(text) + (text.strip().startsWith("for (") ? 1 : 0);
    int end = declared + 1;
    while (source.get(end - 1).isBlank() || indent(source.get(end - 1)) >= least) {
      end++;
    }
    return end;
  }

  private static int indent(String text) {
    return text.length() - text.stripLeading().length();
  }
}
