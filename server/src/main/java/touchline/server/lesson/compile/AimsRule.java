package touchline.server.lesson.compile;

import java.util.List;
import java.util.Map;
import touchline.server.lesson.Aims;
import touchline.server.lesson.Lessons;

/**
 * The rule for what a lesson of the course leads to and builds on: its front matter has {@code
 * goals} and {@code needs}, and what it needs comes before.
 */
final class AimsRule {
  static final String NEEDS = "needs";

  private static final String NONE = "none";
  private static final int FEWEST = 2;
  private static final int MOST = 5;
  private static final int WORDS = 20;

  private final FrontMatter front;
  private final int order;

  AimsRule(FrontMatter front, int order) {
    this.front = front;
    this.order = order;
  }

  Aims aims() {
    return new Aims(front.list(), needs());
  }

  private List<String> needs() {
    String needs = front.text(NEEDS);
    return needs.isEmpty() || needs.equals(NONE) ? List.of() : List.of(needs.split(", *", -1));
  }

  /**
   * Checks it.
   *
   * @param orders of all lessons, by their slugs
   */
  void check(Map<String, Integer> orders) {
    if (order == 0 || order >= Lessons.FIRST_OUTSIDE) {
      return;
    }
    checkGoals();
    if (front.text(NEEDS).isEmpty()) {
      front.problem(NEEDS, "front matter must have the key needs: lessons by slug, or none");
    }
    for (String slug : needs()) {
      if (orders.getOrDefault(slug, Integer.MAX_VALUE) >= order) {
        front.problem(NEEDS, "needs must name lessons that come before this one, or none: " + slug);
      }
    }
  }

  private void checkGoals() {
    List<String> goals = front.list();
    if (goals.size() < FEWEST || goals.size() > MOST) {
      String rule = " after dashes: what one can do afterwards";
      front.problem(
          FrontMatter.LIST,
          "front matter must have from " + FEWEST + " to " + MOST + " goals" + rule);
    }
    for (String goal : goals) {
      boolean phrase = goal.matches("[a-z].*[^.;,!]") && Prose.words(goal).size() <= WORDS;
      if (!phrase) {
        front.problem(
            FrontMatter.LIST,
            "a goal must go on from “you can”, in at most "
                + WORDS
                + " words, without a stop: "
                + goal);
      }
    }
  }
}
