package touchline.exercise;

import java.util.Optional;
import touchline.geometry.Vec2;

/**
 * A known mistake as a rule: from what is given it makes the answer that a learner with this idea
 * makes.
 *
 * @param id short and stable, such as {@code M01}
 * @param name the idea in a few words
 * @param message what is said to a learner whose answer fits: what happened, and a question back
 */
public record Mistake(String id, String name, String message, Rule rule) {
  /** The wrong answer; nothing where the idea gives no finite point. */
  public interface Rule {
    Vec2 answer(Vec2 a, Vec2 b, Vec2 p);
  }

  /** The answer that this idea gives to an instance, if it gives one. */
  Optional<Vec2> answer(Instance given) {
    try {
      return Optional.of(rule.answer(given.point("a"), given.point("b"), given.point("p")));
    } catch (IllegalArgumentException notFinite) {
      return Optional.empty();
    }
  }
}
