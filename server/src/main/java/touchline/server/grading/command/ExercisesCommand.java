package touchline.server.grading.command;

import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import touchline.code.AskedMethod;
import touchline.topic.Topics;

/** {@code touchline exercises}: what can be graded. */
@Command(
    name = "exercises",
    description = "List the code exercises that grade knows: the id first, then the method.")
public final class ExercisesCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    for (AskedMethod exercise : Topics.methods()) {
      out.println(exercise.id() + "  " + exercise.declaration());
    }
    out.flush();
    return 0;
  }
}
