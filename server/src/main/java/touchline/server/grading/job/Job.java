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
 * @param tracedCase the case whose run is told step by step, or {@link #NONE}
 * @param owner who asks; of each owner one job runs at a time
 */
public record Job(
    String source, Signature signature, List<double[]> inputs, int tracedCase, Owner owner) {
  public static final int NONE = -1;

  public Job {
    inputs = List.copyOf(inputs);
    if (tracedCase < NONE || tracedCase >= inputs.size()) {
      throw new IllegalArgumentException("tracedCase must be a case or -1: " + tracedCase);
    }
  }

  public static Job of(String source, Signature signature, List<double[]> inputs, Owner owner) {
    return new Job(source, signature, inputs, NONE, owner);
  }

  /** For a program of ours, which shares the workers with nobody but itself. */
  public static Job of(String source, Signature signature, List<double[]> inputs, String name) {
    return of(source, signature, inputs, Owner.named(name));
  }

  /** The same job, with the run of one case told step by step. */
  public Job traced(int index) {
    return new Job(source, signature, inputs, index, owner);
  }
}
