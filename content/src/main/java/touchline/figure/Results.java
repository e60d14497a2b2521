package touchline.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/** Tells a run's result in words, as its author shows it. */
final class Results {
  private Results() {}

  static String of(Figure figure, Inputs inputs, Map<String, Object> values) {
    Object value = values.get(Run.RETURN);
    for (Show show : figure.shows()) {
      if (value != null && show.variable().equals(Run.RETURN)) {
        return of(show, value, new Places(figure.view(), inputs, values));
      }
    }
    return "";
  }

  private static String of(Show show, Object value, Places places) {
    if (!show.told().isEmpty()) {
      return told(show.told(), value);
    }
    return switch (show.form()) {
      case JOINED -> joined(show, (Vec2) value, places.point(show.word(1)));
      case POINT -> show.word(0) + " " + Variables.text(value);
      case PUSH ->
          "offset " + Variables.text(value) + ", length " + NumberText.of(((Vec2) value).length());
      case SHIFT ->
          "offset " + Variables.text(value) + ", length " + NumberText.of(((Vec2) value).length());
      case PLACE -> "centre " + Variables.text(value);
      case PATH -> path((List<?>) value);
      case TIME, TIME_TO_LINE, TIME_TO_SEGMENT, TIME_OF_BOTH, TIME_OF_BOX, TIME_OF_POINT ->
          time(show.form(), (Double) value);
      case TIME_OF_REACH -> arrival((Double) value);
      case PART -> (value instanceof Double ? "part " : "crossings: ") + Variables.text(value);
      default -> Variables.text(value);
    };
  }

  /** A yes or no by its label, a number between its label and its unit, a count after its label. */
  static String told(List<String> told, Object value) {
    if (value instanceof Boolean yes) {
      return yes ? told.get(0) : told.get(1);
    }
    String number = Variables.text(value);
    return told.size() == 1
        ? told.get(0) + ": " + number
        : told.get(0) + " " + number + " " + told.get(1);
  }

  private static String joined(Show show, Vec2 at, Optional<Vec2> other) {
    String point = show.word(0) + " " + NumberText.of(at);
    return other
        .map(
            to ->
                point
                    + ", distance from "
                    + show.word(1)
                    + " "
                    + NumberText.of(at.minus(to).length()))
        .orElse(point);
  }

  /** Of somebody who may run for as long as they like. */
  static String arrival(double seconds) {
    return Double.isFinite(seconds)
        ? "there after " + NumberText.of(seconds) + " s"
        : "never there";
  }

  /** Where it ends, and the number of places before that. */
  private static String path(List<?> centers) {
    int before = centers.size() - 1;
    String end = "centre " + Variables.text(centers.get(before));
    return before == 0 ? end : end + ", after " + before + (before == 1 ? " place" : " places");
  }

  /** A point alone moves on without end; everything else moves for one step. */
  static String time(Show.Form form, double time) {
    if (form == Show.Form.TIME_OF_BOTH) {
      return Double.isFinite(time)
          ? "touch at time " + NumberText.of(time)
          : "no touch in this step";
    }
    if (Double.isFinite(time)) {
      return "hits at time " + NumberText.of(time);
    }
    return form == Show.Form.TIME_OF_POINT ? "never hits" : "no hit in this step";
  }
}
