package touchline.server.draft;

import java.util.List;
import java.util.stream.Stream;
import touchline.server.author.Specials;

/**
 * Cases that would catch what an author's own miss, to be added at once. Templates read it.
 *
 * @param lines a case each
 */
public record Additions(List<String> lines) {
  /** So many can be looked through before they are added; what is left then is told again. */
  private static final int MOST = 20;

  public Additions {
    lines = List.copyOf(lines);
  }

  /** Each once, in the order of the page. */
  static Additions of(MeasuredView measured) {
    Specials specials = measured.specials();
    Stream<String> holes =
        specials == null ? Stream.of() : specials.holes().stream().map(Specials.Hole::adding);
    return new Additions(
        Stream.of(
                measured.mistakes().stream().map(MeasuredView.Caught::adding),
                measured.alike().stream().map(MeasuredView.Alike::adding),
                measured.survivors().stream().map(MeasuredView.Survivor::adding),
                holes)
            .flatMap(each -> each)
            .filter(line -> !line.isEmpty())
            .distinct()
            .limit(MOST)
            .toList());
  }

  /** What the button sends. */
  public String value() {
    return Pressed.CASE + String.join(Written.BETWEEN, lines);
  }
}
