package touchline.topic.stadium;

import java.util.List;
import touchline.measured.Measurement;

/** What the lesson on stadiums says in numbers. */
public final class StadiumMeasured {
  private StadiumMeasured() {}

  public static List<Measurement> all() {
    return List.of(new Measurement("root-of-the-squares", 2, () -> Math.sqrt(1 + 1.5 * 1.5)));
  }
}
