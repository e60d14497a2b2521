package touchline.server.exercise;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.mistake.MistakeText;
import touchline.server.exercise.PanelView.Reading;
import touchline.task.Diagnosis;
import touchline.task.Explanation;

/** The places in lessons that explain a mistake. */
public final class Readings {
  /** Whoever is given more reads none. */
  private static final int MOST = 3;

  private Readings() {}

  /** None of a mistake that no lesson explains. */
  static List<Reading> of(Diagnosis diagnosis, Explanation explanation) {
    Map<String, Reading> places = new LinkedHashMap<>();
    for (String id : Explanation.ids(diagnosis)) {
      explanation.parts(id).forEach(text -> places.putIfAbsent(text.place(), of(text)));
    }
    places.remove("");
    return places.values().stream().limit(MOST).toList();
  }

  private static Reading of(MistakeText text) {
    return new Reading("/lessons/" + text.place(), title(text));
  }

  /** Where no heading is known, the words of the address: {@code closest-point#the-method}. */
  public static String title(MistakeText text) {
    if (!text.heading().isEmpty() || text.place().isEmpty()) {
      return text.heading();
    }
    String place = text.place();
    String words = place.substring(place.indexOf('#') + 1).replace('-', ' ');
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
