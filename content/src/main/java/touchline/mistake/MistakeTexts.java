package touchline.mistake;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The words for every known mistake. */
public final class MistakeTexts {
  private static final List<MistakeText> ALL =
      Stream.of(
              ClosestPointTexts.all(),
              OverlapTexts.all(),
              PushOutTexts.all(),
              LineTexts.all(),
              MovingCircleTexts.all(),
              SafePassTexts.all(),
              VectorTexts.all(),
              ControlTexts.all(),
              SwingTexts.all(),
              MarginTexts.all(),
              GridTexts.all())
          .flatMap(List::stream)
          .toList();

  private MistakeTexts() {}

  public static List<MistakeText> all() {
    return ALL;
  }

  /** The words for the mistake of that id; for two at once ask for each. */
  public static Optional<MistakeText> named(String id) {
    return ALL.stream().filter(text -> text.id().equals(id)).findFirst();
  }
}
