package touchline.topic.pass;

import java.util.List;
import java.util.Optional;
import touchline.code.Flat;
import touchline.geometry.Circle;
import touchline.input.RowReader;
import touchline.topic.overlap.FromClosest;

/** What follows for a pass from what another method says of each opponent. */
final class FromOpponents {
  private FromOpponents() {}

  static List<double[]> closest(PassGiven given) {
    return given.opponents().stream()
        .map(each -> Flat.of(given.a(), given.b(), each.center()))
        .toList();
  }

  static List<double[]> overlaps(PassGiven given) {
    return given.opponents().stream()
        .map(each -> Flat.of(given.a(), given.b(), each.center(), each.radius()))
        .toList();
  }

  static Optional<Boolean> isClean(PassGiven given, List<RowReader> answers) {
    boolean isClean = true;
    for (int i = 0; i < answers.size(); i++) {
      Circle opponent = given.opponents().get(i);
      Optional<Boolean> touched =
          FromClosest.overlaps(opponent.center(), opponent.radius(), answers.get(i).point());
      if (touched.isEmpty()) {
        return Optional.empty();
      }
      isClean &= !touched.get();
    }
    return Optional.of(isClean);
  }

  static Optional<Boolean> isNoneTouched(PassGiven given, List<RowReader> answers) {
    return Optional.of(answers.stream().allMatch(answer -> answer.number() == 0));
  }
}
