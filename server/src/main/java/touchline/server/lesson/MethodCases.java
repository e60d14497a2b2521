package touchline.server.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import touchline.code.AskedMethod;
import touchline.code.Case;
import touchline.code.CasesFile;

/** What the lessons say about the cases of methods to be written. */
public final class MethodCases {
  private final Map<String, String> cases;
  private final Map<String, String> figures;

  /** Takes by exercise the text of the cases that everybody sees, and of their picture. */
  public MethodCases(Map<String, String> cases, Map<String, String> figures) {
    this.cases = new TreeMap<>(cases);
    this.figures = new TreeMap<>(figures);
  }

  /** The cases that everybody sees, in order. */
  public List<Case> shown(AskedMethod exercise) {
    String text = cases.getOrDefault(exercise.id(), "");
    return exercise.shown(CasesFile.of(exercise.variant(0), text).inputs());
  }

  /** The same, and what is said of more exercises that have no picture of their own. */
  MethodCases with(Map<String, String> more) {
    Map<String, String> all = new TreeMap<>(cases);
    all.putAll(more);
    return new MethodCases(all, figures);
  }

  /** How the cases of an exercise are drawn, by its id. */
  public Optional<String> figure(String exercise) {
    return Optional.ofNullable(figures.get(exercise));
  }

  /** Whether there are cases of an exercise that everybody sees. */
  public boolean hasShown(String exercise) {
    return cases.containsKey(exercise);
  }

  /** The exercises of which something is said. */
  public Set<String> exercises() {
    Set<String> ids = new TreeSet<>(cases.keySet());
    ids.addAll(figures.keySet());
    return ids;
  }

  /** As texts by name, to be kept. */
  public Map<String, String> properties(String exercise) {
    return Map.of(
        "cases", cases.getOrDefault(exercise, ""), "figure", figures.getOrDefault(exercise, ""));
  }
}
