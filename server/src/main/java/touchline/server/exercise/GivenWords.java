package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.diagram.NumberText;
import touchline.diagram.Svg;
import touchline.diagram.View;
import touchline.server.exercise.PanelView.Fact;
import touchline.server.exercise.PanelView.GivenView;
import touchline.task.Given;
import touchline.task.Question;

/** What a question gives, in words and as pictures. */
final class GivenWords {
  private GivenWords() {}

  static List<GivenView> of(Question question) {
    List<GivenView> views = new ArrayList<>();
    for (Given given : question.givens()) {
      views.add(view(given));
    }
    return views;
  }

  private static GivenView view(Given given) {
    List<Fact> facts =
        given.values().stream().map(value -> new Fact(value.name(), value.text())).toList();
    String words =
        facts.stream()
            .map(fact -> fact.name() + " " + fact.text())
            .collect(Collectors.joining(", "));
    return new GivenView(
        facts,
        corners(given.drawing().view()),
        Svg.picture(given.drawing(), "What is given: " + words));
  }

  private static String corners(View view) {
    return Stream.of(view.minX(), view.minY(), view.maxX(), view.maxY())
        .map(corner -> NumberText.of(corner))
        .collect(Collectors.joining(" "));
  }
}
