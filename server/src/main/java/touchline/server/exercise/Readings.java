package touchline.server.exercise;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import touchline.server.exercise.PanelView.Reading;
import touchline.task.Diagnosis;
import touchline.task.Explanation;

/** The places in lessons that explain a mistake. */
final class Readings {
  /** Whoever is given more reads none. */
  private static final int MOST = 3;

  private Readings() {}

  /** None of a mistake that no lesson explains. */
  static List<Reading> of(Diagnosis diagnosis, Explanation explanation) {
    Set<String> places = new LinkedHashSet<>();
    for (String id : Explanation.ids(diagnosis)) {
      explanation.parts(id).forEach(text -> places.add(text.place()));
    }
    places.remove("");
    return places.stream().limit(MOST).map(Readings::reading).toList();
  }

  /** The words of a place are those of its address: {@code closest-point#the-method}. */
  private static Reading reading(String place) {
    String words = place.substring(place.indexOf('#') + 1).replace('-', ' ');
    String title = Character.toUpperCase(words.charAt(0)) + words.substring(1);
    return new Reading("/lessons/" + place, title);
  }
}
