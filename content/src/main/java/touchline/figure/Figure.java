package touchline.figure;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.diagram.View;
import touchline.input.Inputs;

/**
 * A figure as its author described it.
 *
 * @param title what the figure is about, one line
 * @param alt what it shows, for readers who do not see it
 * @param run the method that it runs, as named in {@link Functions}
 * @param inputs what a reader can move and change, where it starts
 * @param extras what is drawn besides inputs and variables
 * @param shows how variables are drawn
 * @param narration what is said, by what happens
 * @param asked what a reader is asked to predict
 * @param motion what moves, if anything does
 * @param given draws the inputs and the extras
 */
public record Figure(
    String title,
    String alt,
    Function run,
    View view,
    Inputs inputs,
    List<Extra> extras,
    List<Show> shows,
    Map<String, String> narration,
    List<Asked> asked,
    Optional<Motion> motion,
    Code code,
    GivenDrawing.Maker given) {
  /** Something drawn between inputs, such as {@code segment} from a to b. */
  public record Extra(String kind, List<String> names) {
    public Extra {
      names = List.copyOf(names);
    }
  }

  /**
   * A question of the author's.
   *
   * @param at what settles it: a variable, {@code return} or {@code when} and a condition
   * @param tolerance how far off still counts, in the unit of what is asked
   */
  public record Asked(String at, FigureQuestion.Kind kind, double tolerance, String ask) {}

  /** Whether a variable is drawn as the time of something that happens, which is not below 0. */
  public boolean isTime(String variable) {
    return shows.stream().anyMatch(show -> show.variable().equals(variable) && show.isTime());
  }

  /** What moves while the time of a figure goes from 0 to 1. */
  public sealed interface Motion {
    /**
     * A circle on its way.
     *
     * @param circle the input that moves
     * @param velocity the input by which it moves in one step of time
     * @param until the variable that says when it stops, or {@code return}
     */
    record Along(String circle, String velocity, String until) implements Motion {}

    /**
     * Two circles, each on its way; both stop when the first does.
     *
     * @param other names the same variable as the first
     */
    record Both(Along one, Along other) implements Motion {}

    /**
     * A bob that is let go and comes back at time 1.
     *
     * @param bob where it starts
     * @param hinge the point about which it swings
     */
    record Swing(String bob, String hinge) implements Motion {}
  }

  public Figure {
    extras = List.copyOf(extras);
    shows = List.copyOf(shows);
    narration = Collections.unmodifiableMap(new LinkedHashMap<>(narration));
    asked = List.copyOf(asked);
  }
}
