package touchline.topic;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.measured.Measurement;
import touchline.topic.pendulum.PendulumMeasured;
import touchline.topic.precision.PrecisionMeasured;
import touchline.topic.stadium.StadiumMeasured;

/**
 * The numbers of the lessons' texts that are computed: each topic that has some lists them. They
 * are in no script.
 */
public final class Measurements {
  private Measurements() {}

  public static List<Measurement> all() {
    return Stream.of(StadiumMeasured.all(), PendulumMeasured.all(), PrecisionMeasured.all())
        .flatMap(List::stream)
        .toList();
  }

  public static Optional<Measurement> named(String name) {
    return all().stream().filter(one -> one.name().equals(name)).findFirst();
  }
}
