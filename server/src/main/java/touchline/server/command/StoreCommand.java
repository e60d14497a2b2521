package touchline.server.command;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that works on the stored data; what cannot be used is refused in one line. */
abstract class StoreCommand implements Callable<Integer> {
  private final PlaceArguments.Source source;

  @Spec private @Nullable CommandSpec spec;

  StoreCommand(PlaceArguments.Source source) {
    this.source = source;
  }

  /** Gives the exit code. */
  @Override
  public final Integer call() throws InterruptedException {
    try {
      return run(source.get());
    } catch (BadSetting bad) {
      throw refuse(String.valueOf(bad.getMessage()));
    }
  }

  abstract int run(PlaceArguments given) throws BadSetting, InterruptedException;

  final ParameterException refuse(String message) {
    return new ParameterException(command(), message);
  }

  final void print(String line) {
    command().getOut().println(line);
    command().getOut().flush();
  }

  private CommandLine command() {
    return Objects.requireNonNull(spec).commandLine();
  }
}
