package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import touchline.server.exercise.PanelView.Fact;
import touchline.server.exercise.PanelView.GivenView;
import touchline.task.Given;
import touchline.task.Question;

/** What a question gives, in words and as pictures. */
public final class GivenWords {
  private GivenWords() {}

  public static List<GivenView> of(Question question) {
    List<GivenView> views = new ArrayList<>();
    for (Given given : question.givens()) {
      views.add(view(given));
    }
    return views;
  }

  private static GivenView view(Given given) {
    List<Fact> facts =
        given.values().stream().map(value -> new Fact(value.name(), value.text())).toList();
    return new GivenView(facts, given.corners(), given.start(), given.picture());
  }
}
