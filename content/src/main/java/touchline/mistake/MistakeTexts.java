package touchline.mistake;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The words for known mistakes, as they stand beside the lessons ({@link MistakesFile}). */
public final class MistakeTexts {
  private final Map<String, MistakeText> byId = new LinkedHashMap<>();
  private final Function<String, Optional<MistakeText>> others;

  /** Of two with one id the first counts. */
  public MistakeTexts(List<MistakeText> texts) {
    this(texts, none -> Optional.empty());
  }

  private MistakeTexts(List<MistakeText> texts, Function<String, Optional<MistakeText>> others) {
    this.others = others;
    texts.forEach(text -> byId.putIfAbsent(text.id(), text));
  }

  /** The same, with others asked for the words that are not here, by id. */
  public MistakeTexts or(Function<String, Optional<MistakeText>> more) {
    return new MistakeTexts(all(), more);
  }

  public List<MistakeText> all() {
    return List.copyOf(byId.values());
  }

  /** The words for the mistake of that id; for two at once ask for each. */
  public Optional<MistakeText> named(String id) {
    return Optional.ofNullable(byId.get(id)).or(() -> others.apply(id));
  }
}
