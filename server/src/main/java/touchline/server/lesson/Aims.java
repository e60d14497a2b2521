package touchline.server.lesson;

import java.util.List;

/**
 * What a lesson leads to, and what it builds on.
 *
 * @param goals what one can do afterwards, each a phrase that goes on from “you can”
 * @param needs the lessons that one should have read, by their slugs
 */
public record Aims(List<String> goals, List<String> needs) {
  /** Of a page outside the course. */
  public static final Aims NONE = new Aims(List.of(), List.of());

  public Aims {
    goals = List.copyOf(goals);
    needs = List.copyOf(needs);
  }
}
