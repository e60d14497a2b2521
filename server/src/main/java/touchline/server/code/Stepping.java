package touchline.server.code;

import java.util.Optional;
import touchline.code.CodeExercise;
import touchline.server.lane.Owner;

/** Shows a student's method step by step beside the right one. */
public interface Stepping {
  /**
   * Both runs of one case as HTML; nothing if there is nothing to step through.
   *
   * @param input the arguments one after another, laid out by {@link touchline.code.ValueType}
   * @param owner whose it is; of each owner one runs at a time
   */
  Optional<String> html(CodeExercise exercise, String source, double[] input, Owner owner);
}
