package touchline.figure;

/**
 * The rules of the figure language's form in words, by their ids. They stand apart from where they
 * are checked, because a page's script reads only what was checked before, and should not carry
 * what it never says.
 */
final class FigureRules {
  private FigureRules() {}

  /** A rule in words; empty if what is wrong says it all. */
  static String words(String id) {
    return switch (id) {
      case "line-form" -> "a line must read key: value";
      case "unknown-key" ->
          "unknown key, which must be one of title, alt, run, view, move, inputs, draw, show,"
              + " narrate, predict";
      case "key-missing" -> "this key is missing";
      case "key-value", "entry-value" -> "must have a value";
      case "key-twice", "entry-twice" -> "is given twice";
      case "section-value" -> "opens a section and takes no value";
      case "entry-outside" -> "an indented line must be inside a section";
      case "number-form" -> "a number is expected";
      case "number-finite" -> "a finite number is expected";
      case "number-bounds" -> "a number must be from MIN to MAX, by a STEP above 0";
      case "input-kind" ->
          "an input must be a point, circle, vector, number, line, stadium, box, circles, segments"
              + " or polygon";
      case "input-form" -> "must read";
      case "radius-negative" -> "a radius must be at least 0";
      case "normal-zero" -> "a normal must not be zero";
      case "run-unknown" -> "run must name a function of figures";
      case "inputs-mismatch" -> "inputs must be those of the method";
      case "view-form" -> "view must be min x, min y, max x, max y";
      case "view-order" -> "view must have min < max";
      case "show-form" -> "show must read one of its forms";
      case "move-form" ->
          "move must read CIRCLE along VECTOR until VARIABLE, or swing POINT about POINT";
      case "predict-form" ->
          "predict must read yes-no, number TOLERANCE, point TOLERANCE or vector TOLERANCE, then a"
              + " comma and the question";
      default -> "";
    };
  }

  /** What an input of that kind must read. */
  static String input(String kind) {
    return kind
        + switch (kind) {
          case "circle" -> " X Y RADIUS";
          case "vector" -> " X Y from INPUT";
          case "number" -> " VALUE MIN MAX STEP [UNIT]";
          case "line" -> " X Y X Y or line normal X Y through X Y";
          case "stadium" -> " X Y X Y RADIUS";
          case "box" -> " X Y X Y";
          case "circles" -> " X Y RADIUS, X Y RADIUS";
          case "segments" -> " X Y X Y, X Y X Y";
          case "polygon" -> " X Y, X Y, X Y";
          default -> " X Y";
        };
  }
}
