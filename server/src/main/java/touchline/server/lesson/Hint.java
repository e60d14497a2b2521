package touchline.server.lesson;

/**
 * Help that a learner can ask for.
 *
 * @param cost share of the points that it costs, from 0 to 1, where the exercise is for credit
 * @param text one paragraph of plain text
 */
public record Hint(double cost, String text) {}
