package touchline.mistake;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for known mistakes, as they stand beside the lessons ({@link MistakesFile}). */
public final class MistakeTexts {
  private final Map<String, MistakeText> byId = new LinkedHashMap<>();

  /** Of two with one id the first counts. */
  public MistakeTexts(List<MistakeText> texts) {
    texts.forEach(text -> byId.putIfAbsent(text.id(), text));
  }

  public List<MistakeText> all() {
    return List.copyOf(byId.values());
  }

  /** The words for the mistake of that id; for two at once ask for each. */
  public Optional<MistakeText> named(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
