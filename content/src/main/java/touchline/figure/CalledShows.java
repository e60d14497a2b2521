package touchline.figure;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.figure.Entries.Entry;

/**
 * How methods are drawn by the figures that run them, so that a figure which steps into one draws
 * it as readers know it from its own lesson.
 *
 * @param shows by method: each variable and its form
 */
public record CalledShows(Map<String, Map<String, String>> shows) {
  static final String SECTION = "called";

  /**
   * Reads descriptions. Of several figures that run one method the one counts that draws most of
   * it, the first of those that draw as much.
   *
   * @param figures a description that breaks a rule is passed over; the lint tells of it
   */
  public static CalledShows of(List<String> figures) {
    Map<String, Map<String, String>> shows = new HashMap<>();
    for (String text : figures) {
      read(text).ifPresent(entries -> add(shows, entries));
    }
    return new CalledShows(shows);
  }

  private static Optional<Entries> read(String text) {
    try {
      return Optional.of(Entries.of(text)).filter(entries -> entries.optional("run").isPresent());
    } catch (FigureProblem broken) {
      return Optional.empty();
    }
  }

  private static void add(Map<String, Map<String, String>> shows, Entries entries) {
    String method = entries.required("run").value();
    Map<String, String> drawn = drawn(entries.in("show"));
    if (drawn.size() > shows.getOrDefault(method, Map.of()).size()) {
      shows.put(method, drawn);
    }
  }

  /** Without what is told and not drawn. */
  private static Map<String, String> drawn(List<Entry> entries) {
    Map<String, String> drawn = new LinkedHashMap<>();
    for (Entry entry : entries) {
      Optional<Show> show = Show.of(entry.key(), entry.words());
      if (show.filter(CalledShows::isDrawn).isPresent()) {
        drawn.put(entry.key(), entry.value());
      }
    }
    return drawn;
  }

  private static boolean isDrawn(Show show) {
    return !show.form().tells() && !show.form().judges();
  }

  /** A description with the section that says how these methods are drawn, if any is. */
  public String addTo(String description, Collection<String> methods) {
    StringBuilder section = new StringBuilder();
    for (String method : methods) {
      shows
          .getOrDefault(method, Map.of())
          .forEach(
              (variable, form) -> {
                section.append("  ").append(method).append(' ').append(variable);
                section.append(": ").append(form).append('\n');
              });
    }
    String text = description.stripTrailing() + "\n";
    return section.isEmpty() ? text : text + SECTION + ":\n" + section;
  }
}
