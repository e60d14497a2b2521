package touchline.task;

import java.util.List;

/** What the answers of a learner say about the idea behind them. */
public sealed interface Diagnosis {
  /** The last answer is right, or there is none. */
  record Nothing() implements Diagnosis {}

  /** Wrong, and no known mistake fits. */
  record NotRecognised() implements Diagnosis {}

  /** Any of these mistakes gives these answers; more answers will tell which. */
  record OneOf(List<String> ids) implements Diagnosis {
    public OneOf {
      ids = List.copyOf(ids);
    }
  }

  /** These mistaken methods pass all cases of a learner, who has none of the mistakes. */
  record Survivors(List<String> ids) implements Diagnosis {
    public Survivors {
      ids = List.copyOf(ids);
    }
  }

  /**
   * Several answers leave just this.
   *
   * @param id of a mistake, or of two at once joined by +
   */
  record Named(String id) implements Diagnosis {}
}
