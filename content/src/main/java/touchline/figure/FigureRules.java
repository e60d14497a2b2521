package touchline.figure;

import java.util.List;
import java.util.Set;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;

/**
 * What must hold between the parts of a figure: that names are those of the method, that what is
 * narrated can happen, that everything starts inside the view.
 */
final class FigureRules {
  static final Set<String> KEYS = Set.of("title", "alt", "run", "view");
  static final Set<String> SECTIONS = Set.of("inputs", "draw", "show", "narrate", "code");
  private static final String RETURN = "return";

  private final Figure figure;
  private final Entries entries;
  private final Set<String> variables;

  FigureRules(Figure figure, Entries entries) {
    this.figure = figure;
    this.entries = entries;
    this.variables = Variables.of(figure);
  }

  void check() {
    figure.inputs().points().forEach(this::checkInside);
    for (Show show : figure.shows()) {
      checkShow(show);
    }
    for (String key : figure.narration().keySet()) {
      checkNarration(key);
    }
  }

  private void checkInside(String name, Vec2 start) {
    if (!figure.view().contains(start)) {
      throw problem("inputs", name, name + " must start inside the view: " + NumberText.of(start));
    }
  }

  private void checkShow(Show show) {
    checkKnown("show", show.variable(), show.variable());
    for (String name : namesIn(show)) {
      checkKnown("show", show.variable(), name);
    }
  }

  private static List<String> namesIn(Show show) {
    if (show instanceof Show.ArrowFrom arrow) {
      return List.of(arrow.start());
    }
    if (show instanceof Show.LengthAlong length) {
      return List.of(length.direction(), length.start());
    }
    return List.of(((Show.PointJoined) show).to());
  }

  private void checkNarration(String key) {
    String code = Narration.codeOf(key);
    boolean aboutCode = !code.isEmpty();
    if (!aboutCode && !key.equals("call")) {
      checkKnown("narrate", key, key);
    }
    if (aboutCode && !figure.code().isEmpty() && !happens(code)) {
      throw problem("narrate", key, "narrated, but no line of the method reads so: " + key);
    }
    String text = figure.narration().getOrDefault(key, "");
    Narration.fault(text)
        .ifPresent(
            fault -> {
              throw problem("narrate", key, fault);
            });
    for (String name : Narration.namesIn(text)) {
      checkKnown("narrate", key, name);
    }
  }

  private boolean happens(String code) {
    return figure.code().values().stream().anyMatch(line -> Narration.reads(line, code));
  }

  private void checkKnown(String section, String key, String name) {
    if (!variables.contains(name) && !name.equals(RETURN)) {
      throw problem(
          section, key, "must be a variable of " + figure.run().name() + " or return: " + name);
    }
  }

  private FigureProblem problem(String section, String key, String rule) {
    return new FigureProblem(entries.lineOf(section, key), rule);
  }
}
