package touchline.server.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import touchline.code.AskedMethod;
import touchline.code.Case;
import touchline.code.CasesFile;

/** What the lessons say about the cases of methods to be written. */
public final class MethodCases {
  private final Map<String, String> cases;
  private final Map<String, String> figures;
  private final Function<String, Optional<String>> others;

  /** Takes by exercise the text of the cases that everybody sees, and of their picture. */
  public MethodCases(Map<String, String> cases, Map<String, String> figures) {
    this(cases, figures, none -> Optional.empty());
  }

  private MethodCases(
      Map<String, String> cases,
      Map<String, String> figures,
      Function<String, Optional<String>> others) {
    this.others = others;
    this.cases = new TreeMap<>(cases);
    this.figures = new TreeMap<>(figures);
  }

  /** The cases that everybody sees, in order. */
  public List<Case> shown(AskedMethod exercise) {
    String text =
        Optional.ofNullable(cases.get(exercise.id()))
            .or(() -> others.apply(exercise.id()))
            .orElse("");
    return exercise.shown(CasesFile.of(exercise.variant(0), text).inputs());
  }

  /** The same, and what is said of more exercises that have no picture of their own. */
  MethodCases with(Map<String, String> more) {
    Map<String, String> all = new TreeMap<>(cases);
    all.putAll(more);
    return new MethodCases(all, figures, others);
  }

  /** The same, with others asked for the cases of what is not here, by id. */
  MethodCases or(Function<String, Optional<String>> more) {
    return new MethodCases(cases, figures, more);
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
