package touchline.server;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;
import touchline.server.store.TestPlace;

/** Commands of the program, run in the process of a test. */
public final class Commands {
  private Commands() {}

  /** What a command ended with, and what it wrote. */
  public record Run(int status, String out, String err) {
    /** What it wrote to its output, by lines. */
    public List<String> lines() {
      return out.lines().toList();
    }

    /** All that it wrote. */
    public String text() {
      return out + err;
    }
  }

  /** The command line in an environment without variables. */
  public static CommandLine line() {
    return Touchline.commandLine(Map.of());
  }

  /** Runs a command to its end. */
  public static Run run(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command = line().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return new Run(command.execute(words), out.toString(), err.toString());
  }

  /** The same on the data of a test's site. */
  public static Run runOn(Path data, String command, String... more) {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(TestPlace.options(data));
    return run(Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new));
  }
}
