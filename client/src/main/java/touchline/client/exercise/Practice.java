package touchline.client.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.task.Answer;
import touchline.task.DecimalMark;
import touchline.task.Diagnosis;
import touchline.task.Kind;
import touchline.task.Marker;
import touchline.task.Read;
import touchline.task.Task;
import touchline.task.Tasks;
import touchline.task.Verdict;

/** A variant that is practised in the page: marked here, by the server's own marker. */
public final class Practice {
  private final Task task;
  private final Marker marker;
  private final List<Answer> history = new ArrayList<>();

  private Practice(Task task, long seed) {
    this.task = task;
    this.marker = Marker.of(task, seed);
  }

  /** The variant of a seed; empty if the task is not one that a page can mark. */
  public static Optional<Practice> of(String task, long seed) {
    return Tasks.named(task).map(known -> new Practice(known, seed));
  }

  /** What is wrong with each field before anything can be marked; empty texts where nothing is. */
  public List<String> problems(Answer answer) {
    List<Read> reads = marker.read(answer);
    boolean mayBeBlank =
        task.kind() == Kind.TRACE && reads.stream().anyMatch(read -> !(read instanceof Read.Blank));
    List<String> problems = new ArrayList<>();
    for (Read read : reads) {
      problems.add(problem(read, mayBeBlank));
    }
    return problems;
  }

  private static String problem(Read read, boolean mayBeBlank) {
    if (read instanceof Read.NotUnderstood not) {
      return not.message();
    }
    return read instanceof Read.Blank && !mayBeBlank ? "An answer is missing here." : "";
  }

  /** Marks an answer and remembers it. */
  public Verdict mark(Answer answer) {
    history.add(answer);
    return marker.mark(answer);
  }

  /** The idea behind the answers so far. */
  public Diagnosis diagnosis() {
    return marker.diagnose(history);
  }

}
