package touchline.server.demo;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.server.submission.MarkedMethod;

/**
 * One answer or method that was handed in.
 *
 * @param question of the variant, from 0
 * @param texts one for each field; of a method its source
 * @param mark from 0 to 1, of this answer alone
 * @param soFar the mark of the attempt after it
 * @param mistakes ids that give this answer
 * @param method with its verdict; of a method only
 */
record DemoAnswer(
    Instant at,
    int question,
    List<String> texts,
    double mark,
    double soFar,
    List<String> mistakes,
    Optional<MarkedMethod> method) {
  DemoAnswer {
    texts = List.copyOf(texts);
    mistakes = List.copyOf(mistakes);
  }
}
