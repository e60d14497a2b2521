package touchline.server.exercise;

import java.util.List;
import touchline.server.exercise.PanelView.Fact;
import touchline.server.exercise.PanelView.GivenView;

/**
 * A question as it was seen, with the answer to it; templates read it.
 *
 * @param html the text of the exercise
 * @param givens what is given, in numbers and as pictures; a placed point is in the picture
 * @param answers what was typed in each field
 * @param right the right answer; empty where it may not be known
 * @param note what else there is to know; empty if nothing
 */
public record SeenView(
    String html, List<GivenView> givens, List<Fact> answers, List<Fact> right, String note) {}
