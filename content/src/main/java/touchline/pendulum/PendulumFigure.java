package touchline.pendulum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Coordinate;

/**
 * A pendulum as a lesson describes it: a key and a value on each line.
 *
 * @param title above the figure
 * @param alt what the picture shows, for those who do not see it
 * @param seconds how long it ran in the picture that stands without script
 */
public record PendulumFigure(
    String title, String alt, Controller controller, Settings settings, double seconds) {
  /** Longer than the plot shows nothing more. */
  private static final double MOST_SECONDS = 60;

  /** What is wrong with a description. */
  public static final class Broken extends IllegalArgumentException {
    Broken(String rule) {
      super(rule);
    }
  }

  /**
   * Reads what an author wrote; numbers that are left out are those of {@link Settings#FIRST}.
   *
   * @throws Broken if a line breaks a rule
   */
  public static PendulumFigure parse(String text) {
    String title = "";
    String alt = "";
    Controller controller = Controller.PLAIN;
    Settings settings = Settings.FIRST;
    double seconds = 10;
    for (String line : lines(text)) {
      int colon = line.indexOf(':');
      String key = colon < 0 ? line : line.substring(0, colon).strip();
      String value = line.substring(colon + 1).strip();
      Optional<Knob> knob = Knob.named(key);
      if (knob.isPresent()) {
        settings = settings.with(knob.get(), number(key, value, knob.get()));
      } else {
        switch (key) {
          case "title" -> title = value;
          case "alt" -> alt = value;
          case "controller" -> controller = controller(value);
          case "seconds" -> seconds = seconds(value);
          default -> throw new Broken("unknown key: " + key);
        }
      }
    }
    if (title.isEmpty() || alt.isEmpty()) {
      throw new Broken("a pendulum must have a title and an alt");
    }
    return new PendulumFigure(title, alt, controller, settings, seconds);
  }

  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      String line = text.substring(from, end < 0 ? text.length() : end).strip();
      if (!line.isEmpty()) {
        lines.add(line);
      }
      from = end < 0 ? text.length() : end + 1;
    }
    return lines;
  }

  private static double number(String key, String value, Knob knob) {
    double number = Coordinate.parse(value).orElse(Double.NaN);
    if (!knob.holds(number)) {
      throw new Broken(key + " must be a number; " + knob.rule() + ": " + value);
    }
    return number;
  }

  private static double seconds(String value) {
    double seconds = Coordinate.parse(value).orElse(Double.NaN);
    if (!(seconds >= 0 && seconds <= MOST_SECONDS)) {
      throw new Broken("seconds must be a number from 0 to 60: " + value);
    }
    return seconds;
  }

  private static Controller controller(String value) {
    return switch (value) {
      case "plain" -> Controller.PLAIN;
      case "ahead" -> Controller.AHEAD;
      default -> throw new Broken("controller must be plain or ahead: " + value);
    };
  }

  /** The description that {@link #parse} reads back. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append("title: ").append(title).append("\nalt: ").append(alt).append("\ncontroller: ");
    text.append(controller == Controller.PLAIN ? "plain" : "ahead");
    text.append("\nseconds: ").append(NumberText.of(seconds)).append('\n');
    for (Knob knob : Knob.all()) {
      text.append(knob.id()).append(": ").append(NumberText.of(settings.get(knob))).append('\n');
    }
    return text.toString();
  }

  /** The pendulum at the start. */
  public Simulation start() {
    return new Simulation(controller, settings);
  }

  /** The pendulum after the seconds that the author asked for. */
  public Simulation still() {
    Simulation simulation = start();
    while (simulation.state().time() + settings.step() / 2 < seconds) {
      simulation.step();
    }
    return simulation;
  }
}
