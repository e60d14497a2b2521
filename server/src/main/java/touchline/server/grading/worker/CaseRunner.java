package touchline.server.grading.worker;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import touchline.code.Signature;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.CaseRun.Gave;
import touchline.server.grading.job.CaseRun.GaveNull;
import touchline.server.grading.job.CaseRun.NotRun;
import touchline.server.grading.job.CaseRun.Stopped;
import touchline.server.grading.job.CaseRun.Threw;
import touchline.server.grading.job.Limit;

/** Runs the asked method on cases, each within its budget. */
final class CaseRunner {
  /** A stopped case has used all that a case may; the same again for each would take minutes. */
  private static final int MOST_STOPPED = 3;

  private static final int MOST_CHARACTERS = 200;

  /** Such as {@code "<local7>"}, or a part of it. */
  private static final Pattern NUMBERED = Pattern.compile("\"<(?:local|parameter)[0-9]+>[^\"]*\"");

  private final MethodHandle method;
  private final Signature signature;
  private int stopped;

  CaseRunner(MethodHandle method, Signature signature) {
    this.method = method;
    this.signature = signature;
  }

  /** Runs every case in the order of the inputs. */
  List<CaseRun> forward(List<double[]> inputs) {
    List<CaseRun> runs = new ArrayList<>(inputs.size());
    for (double[] input : inputs) {
      runs.add(canGoOn() ? run(input) : new NotRun());
    }
    return runs;
  }

  private boolean canGoOn() {
    return stopped < MOST_STOPPED && !Machine.isShaken() && !Budget.isSpent();
  }

  /** The first case, from the end, that now gives something else; -1 if all give the same. */
  int changedBackward(List<double[]> inputs, List<CaseRun> first, List<CaseRun> found) {
    for (int i = inputs.size() - 1; i >= 0; i--) {
      if (first.get(i) instanceof NotRun || first.get(i) instanceof Stopped || !canGoOn()) {
        continue;
      }
      CaseRun again = run(inputs.get(i));
      if (!isSame(first.get(i), again)) {
        found.add(again);
        return i;
      }
    }
    return -1;
  }

  /** Runs out of the submission's budget in the second run are not a change. */
  private static boolean isSame(CaseRun first, CaseRun again) {
    if (again instanceof Stopped) {
      return Budget.isSpent();
    }
    if (first instanceof Gave one && again instanceof Gave other) {
      return Arrays.equals(one.raw(), other.raw());
    }
    if (first instanceof Threw one && again instanceof Threw other) {
      return one.type().equals(other.type()) && one.line() == other.line();
    }
    return first.getClass() == again.getClass();
  }

  CaseRun run(double[] input) {
    Object[] arguments = Arguments.of(signature.parameters(), input);
    Budget.begin();
    StandardOutput.begin();
    try {
      return gave((Object) method.invokeExact(arguments));
    } catch (Throwable thrown) {
      CaseRun run = failed(thrown);
      if (run instanceof Stopped) {
        stopped++;
      }
      return run;
    } finally {
      Budget.end();
    }
  }

  private static CaseRun gave(@Nullable Object result) {
    double @Nullable [] raw = Arguments.result(result);
    return raw == null
        ? new GaveNull(StandardOutput.taken())
        : new Gave(raw, StandardOutput.taken());
  }

  /** What an exception means; also of one that ends the initialization of classes. */
  CaseRun failed(Throwable thrown) {
    if (thrown instanceof Stop stop) {
      return new Stopped(stop.limit(), stop.line(), StandardOutput.taken());
    }
    String message = Machine.threw(thrown) ? "" : message(thrown);
    if (Machine.isShaken()) {
      return new Stopped(
          Machine.lacked().orElse(Limit.MEMORY), line(thrown), StandardOutput.taken());
    }
    String type = thrown.getClass().getSimpleName();
    return new Threw(
        type.isEmpty() ? "exception" : type, line(thrown), message, StandardOutput.taken());
  }

  private static int line(Throwable thrown) {
    for (StackTraceElement element : thrown.getStackTrace()) {
      if ("student".equals(element.getClassLoaderName())) {
        return Math.max(0, element.getLineNumber());
      }
    }
    return 0;
  }

  /**
   * A student's exception can answer with code of its own; it runs within the budget like the rest.
   */
  private static String message(Throwable thrown) {
    Budget.end();
    Budget.begin();
    try {
      String text = named(thrown, thrown.getMessage());
      return text == null ? "" : text.substring(0, Math.min(text.length(), MOST_CHARACTERS));
    } catch (Throwable hostile) {
      Machine.hear(hostile);
      return "";
    }
  }

  /**
   * The machine's own words for what is null, without numbers: what the compiler keeps for itself,
   * such as the array of a loop, has no other name.
   */
  private static @Nullable String named(Throwable thrown, @Nullable String text) {
    return text != null && thrown.getClass() == NullPointerException.class
        ? NUMBERED.matcher(text).replaceAll("a variable").replace("touchline.geometry.", "")
        : text;
  }

  /** The text of a thrown exception for the end of a trace. */
  static Optional<String> ending(CaseRun run) {
    if (run instanceof Threw threw) {
      String colon = threw.message().isEmpty() ? "" : ": ";
      return Optional.of(threw.type() + colon + threw.message());
    }
    return run instanceof Stopped end ? Optional.of("stopped: " + end.limit()) : Optional.empty();
  }

  static List<CaseRun> all(CaseRun run, int count) {
    if (run instanceof Stopped) {
      List<CaseRun> runs = new ArrayList<>(Collections.nCopies(count, new NotRun()));
      if (count > 0) {
        runs.set(0, run);
      }
      return runs;
    }
    return Collections.nCopies(count, run);
  }
}
