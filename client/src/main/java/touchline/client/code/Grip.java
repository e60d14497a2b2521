package touchline.client.code;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;

/**
 * Something of a case that can be dragged, as the server describes it: its look, where its numbers
 * stand, from where they are measured, its name.
 *
 * @param look {@code point}, {@code vector} or {@code radius}
 * @param at where its numbers begin
 * @param from where the point stands that they are measured from; -1 for none: then a radius is a
 *     number that has no place in the picture
 */
public record Grip(String look, int at, int from, String name) {
  /** Tenths of a metre: short enough to calculate with by hand. */
  private static final double PER_METRE = 10;

  /** Reads a list, such as {@code point 0 -1 a;radius 4 2 radius}. */
  public static List<Grip> read(String text) {
    List<Grip> grips = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf(';', from);
      end = end < 0 ? text.length() : end;
      grips.add(one(text.substring(from, end)));
      from = end + 1;
    }
    return grips;
  }

  private static Grip one(String text) {
    int look = text.indexOf(' ');
    int at = text.indexOf(' ', look + 1);
    int from = text.indexOf(' ', at + 1);
    return new Grip(
        text.substring(0, look),
        Integer.parseInt(text.substring(look + 1, at)),
        Integer.parseInt(text.substring(at + 1, from)),
        text.substring(from + 1));
  }

  public boolean isRadius() {
    return look.equals("radius");
  }

  /** Whether it can only be typed, and not be dragged. */
  public boolean isTyped() {
    return isRadius() && from < 0;
  }

  /** Where the handle is among these numbers. */
  public Vec2 place(double[] numbers) {
    if (isRadius()) {
      return new Vec2(numbers[from] + numbers[at], numbers[from + 1]);
    }
    Vec2 own = new Vec2(numbers[at], numbers[at + 1]);
    return from < 0 ? own : own.plus(new Vec2(numbers[from], numbers[from + 1]));
  }

  /** Changes the numbers so that the handle is near that point. */
  public void put(Vec2 wanted, double[] numbers) {
    if (isRadius()) {
      Vec2 center = new Vec2(numbers[from], numbers[from + 1]);
      numbers[at] = snapped(wanted.minus(center).length());
    } else {
      numbers[at] = snapped(wanted.x() - (from < 0 ? 0 : numbers[from]));
      numbers[at + 1] = snapped(wanted.y() - (from < 0 ? 0 : numbers[from + 1]));
    }
  }

  private static double snapped(double value) {
    return Math.floor(value * PER_METRE + 0.5) / PER_METRE + 0.0;
  }

  /** What it stands for, in words. */
  public String words(double[] numbers) {
    String first = NumberText.of(numbers[at]);
    return isRadius() ? first : "(" + first + ", " + NumberText.of(numbers[at + 1]) + ")";
  }

  /** The names of its numbers: one for a radius, x and y for the others. */
  public List<String> fields() {
    return isRadius() ? List.of(name) : List.of(name + ", x", name + ", y");
  }
}
