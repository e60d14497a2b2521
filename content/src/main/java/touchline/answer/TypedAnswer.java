package touchline.answer;

import touchline.diagram.NumberText;
import touchline.geometry.Vec2;

/**
 * Reads one typed text. What is not understood gets a message for the learner that says how far the
 * reader came.
 */
public final class TypedAnswer {
  /** Far outside every picture, far inside what the marker can square. */
  static final double LARGEST = 1_000_000;

  /** Room for two long numbers with roots. */
  static final int LONGEST = 100;

  private final String text;
  private final String unit;
  private final DecimalMark mark;

  /** Whether a sign behind a number adds to it; it may begin the second coordinate instead. */
  private final boolean sums;

  private int at;

  private TypedAnswer(String text, String unit, DecimalMark mark, boolean sums) {
    this.text = text;
    this.unit = unit;
    this.mark = mark;
    this.sums = sums;
  }

  /** Reads the text of a field; {@link Form#LINES} and {@link Form#EXPRESSION} are not. */
  public static Reading read(Field field, String typed, DecimalMark mark) {
    String text = typed.strip();
    if (text.isEmpty()) {
      return new Reading.Blank();
    }
    if (text.length() > LONGEST) {
      return new Reading.NotUnderstood("Type at most " + LONGEST + " characters.");
    }
    return switch (field.form()) {
      case NUMBER -> new TypedAnswer(text, field.unit(), DecimalMark.COMMA, true).number();
      case POINT -> point(text, field.unit(), mark);
      case YES_NO -> yesNo(text);
      case CHOICE, LINES, EXPRESSION -> option(field, text);
    };
  }

  /** In any of the ways in which people write decimals, where only one of them makes sense. */
  private static Reading point(String text, String unit, DecimalMark mark) {
    boolean comma = text.indexOf(',') >= 0;
    boolean separated = text.indexOf(';') >= 0 || text.indexOf(' ') >= 0;
    boolean sums = text.indexOf(';') >= 0 || (comma && mark == DecimalMark.POINT);
    Reading read = new TypedAnswer(text, unit, mark, sums).point();
    if (read instanceof Reading.Understood || mark == DecimalMark.COMMA || !comma || !separated) {
      return read;
    }
    Reading other = new TypedAnswer(text, unit, DecimalMark.COMMA, text.indexOf(';') >= 0).point();
    return other instanceof Reading.Understood ? other : read;
  }

  /** A comma in the text of one number can only be the decimal mark. */
  private Reading number() {
    double value = next();
    if (Double.isNaN(value)) {
      return notUnderstood("a number such as 2.5, 1/3 or √2");
    }
    skipUnit();
    if (at < text.length()) {
      return tooMuch(NumberText.of(value));
    }
    return Math.abs(value) <= LARGEST
        ? new Reading.Understood(Value.number(value), shown(NumberText.of(value)))
        : tooLarge(value);
  }

  /** The unit may stand behind each coordinate, or behind both. */
  private Reading point() {
    boolean open = skip('(');
    double x = next();
    if (Double.isNaN(x)) {
      return notUnderstood("two coordinates such as (3, 4) or 3 4");
    }
    skipUnit();
    if (!skip(';')) {
      skip(',');
    }
    double y = next();
    if (Double.isNaN(y)) {
      return new Reading.NotUnderstood(
          NumberText.of(x) + " was understood as x. The second coordinate is missing.");
    }
    skipUnit();
    if (open && at == text.length()) {
      return new Reading.NotUnderstood(
          pair(x, y) + " was understood, but the bracket is not closed.");
    }
    if (open) {
      skip(')');
    }
    skipUnit();
    if (at < text.length()) {
      return tooMuch(pair(x, y));
    }
    double largest = Math.max(Math.abs(x), Math.abs(y));
    return largest <= LARGEST
        ? new Reading.Understood(Value.point(new Vec2(x, y)), shown(pair(x, y)))
        : tooLarge(largest);
  }

  /** NaN if there is no number here; then nothing is read. */
  private double next() {
    TypedNumber number = new TypedNumber(text, at, mark);
    double value = sums ? number.readSum() : number.read();
    at = Double.isNaN(value) ? at : number.end();
    skipBlanks();
    return value;
  }

  private boolean skip(char expected) {
    boolean found = at < text.length() && text.charAt(at) == expected;
    at += found ? 1 : 0;
    skipBlanks();
    return found;
  }

  private void skipBlanks() {
    while (at < text.length() && TypedNumber.isBlank(text.charAt(at))) {
      at++;
    }
  }

  /** Who types the unit that stands behind the field means it. */
  private void skipUnit() {
    at = TypedUnit.end(text, at, unit);
    skipBlanks();
  }

  private static String pair(double x, double y) {
    return "(" + NumberText.of(x) + ", " + NumberText.of(y) + ")";
  }

  private String shown(String plain) {
    return plain.equals(text) ? plain : text + " = " + plain;
  }

  private Reading notUnderstood(String wanted) {
    return new Reading.NotUnderstood("“" + text + "” was not understood. Type " + wanted + ".");
  }

  private Reading tooMuch(String understood) {
    String rest = text.substring(at);
    boolean comma = text.indexOf('.') < 0 && hasMark(rest);
    return new Reading.NotUnderstood(
        understood
            + " was understood, but not “"
            + rest
            + "” after it."
            + (comma ? " Here decimals are written with a point, such as 2.5." : ""));
  }

  /** Whether a comma stands between digits, as in {@code 0,8}. */
  private static boolean hasMark(String rest) {
    int comma = rest.lastIndexOf(',');
    return comma > 0
        && comma + 1 < rest.length()
        && isDigit(rest, comma - 1)
        && isDigit(rest, comma + 1);
  }

  private static boolean isDigit(String text, int at) {
    return text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private Reading tooLarge(double value) {
    String said =
        Double.isFinite(value)
            ? NumberText.of(value) + " was understood."
            : "“" + text + "” is too large, or divides by zero.";
    return new Reading.NotUnderstood(said + " Numbers must lie between -1000000 and 1000000.");
  }

  private static Reading yesNo(String text) {
    if (text.equals("yes") || text.equals("no")) {
      return new Reading.Understood(Value.yes(text.equals("yes")), text);
    }
    return new Reading.NotUnderstood("Answer yes or no.");
  }

  private static Reading option(Field field, String text) {
    double index = new TypedNumber(text, 0, DecimalMark.POINT).read();
    if (index >= 0 && index < field.options().size() && index == Math.floor(index)) {
      return new Reading.Understood(Value.option((int) index), field.options().get((int) index));
    }
    return new Reading.NotUnderstood("Choose one of the options.");
  }
}
