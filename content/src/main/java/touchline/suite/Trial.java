package touchline.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the cases of a learner show. A case whose expectation the right method does not meet accuses
 * it, and exposes nobody.
 */
public final class Trial {
  /** What a suite is worth at most, as a share, that accuses the right method. */
  private static final double ACCUSING = 0.5;

  private final List<Integer> accusing = new ArrayList<>();

  /** By a case's number, the mistakes that it exposes. */
  private final Map<Integer, List<String>> exposed = new LinkedHashMap<>();

  private final List<String> survivors;
  private final int waiting;

  private Trial(Contract contract) {
    this.survivors = new ArrayList<>(contract.mistakes());
    this.waiting = contract.mistakes().size();
  }

  /** Runs the right method and the mistaken ones on all cases. */
  public static Trial of(Contract contract, List<Row> rows) {
    Trial trial = new Trial(contract);
    for (Row row : rows) {
      trial.add(contract, row);
    }
    return trial;
  }

  private void add(Contract contract, Row row) {
    if (contract.isRight(row)) {
      List<String> shown = contract.exposed(row);
      exposed.put(row.number(), shown);
      survivors.removeAll(shown);
    } else {
      accusing.add(row.number());
    }
  }

  /** The numbers of the cases that accuse the right method. */
  public List<Integer> accusing() {
    return List.copyOf(accusing);
  }

  /** Whether there is such a case. */
  public boolean has(int number) {
    return isAccusing(number) || exposed.containsKey(number);
  }

  public boolean isAccusing(int number) {
    return accusing.contains(number);
  }

  /** How many mistaken methods a case exposes. */
  public int exposed(int number) {
    return exposed.getOrDefault(number, List.of()).size();
  }

  /** The mistakes that no case exposes. */
  public List<String> survivors() {
    return List.copyOf(survivors);
  }

  /** How many mistaken methods are exposed. */
  public int fallen() {
    return waiting - survivors.size();
  }

  public int waiting() {
    return waiting;
  }

  /**
   * The share of the mistaken methods that are exposed, from 0 to 1; half of it where a case
   * accuses the right method, so that to write every case with both answers gains nothing.
   */
  public double mark() {
    return fallen() / (double) waiting * (accusing.isEmpty() ? 1 : ACCUSING);
  }
}
