package touchline.server.grading.job;

import java.util.List;
import touchline.code.Signature;
import touchline.server.lane.Owner;

/**
 * A student's source to be compiled and run on inputs.
 *
 * @param source the text of Solution.java
 * @param inputs for each case the arguments one after another, laid out by {@link
 *     touchline.code.ValueType}
 * @param tracedCase the case whose run is told step by step, or {@link #NONE}; {@link #BUILT} if
 *     nothing is to run and the class files are wanted
 * @param owner who asks; of each owner one job runs at a time
 */
public record Job(
    String source, Signature signature, List<double[]> inputs, int tracedCase, Owner owner) {
  public static final int NONE = -1;
  public static final int BUILT = -2;

  public Job {
    inputs = List.copyOf(inputs);
    if (tracedCase < BUILT || tracedCase >= inputs.size()) {
      throw new IllegalArgumentException("tracedCase must be a case, -1 or -2: " + tracedCase);
    }
  }

  public static Job of(String source, Signature signature, List<double[]> inputs, Owner owner) {
    return new Job(source, signature, inputs, NONE, owner);
  }

  /** For a program of ours, which shares the workers with nobody but itself. */
  public static Job of(String source, Signature signature, List<double[]> inputs, String name) {
    return of(source, signature, inputs, Owner.named(name));
  }

  /** A source to be compiled and checked, and not run: {@link JobResult.Built}. */
  public static Job built(String source, Signature signature, Owner owner) {
    return new Job(source, signature, List.of(), BUILT, owner);
  }

  /** The same job, with the run of one case told step by step. */
  public Job traced(int index) {
    return new Job(source, signature, inputs, index, owner);
  }
}
