package touchline.client.handle;

import java.util.OptionalDouble;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.diagram.NumberText;
import touchline.input.InputNumber;

/**
 * What a number of a figure becomes by a typed text.
 *
 * @param typed the number that the text says; empty if it says none, which changes nothing
 * @param kept what to tell the reader then
 */
public record Taken(OptionalDouble typed, String kept) {
  /** Less is what rounding leaves. */
  private static final double RESIDUE = 1e-9;

  /** Reads the text of a field that holds a number already. */
  public static Taken of(InputNumber field, String text) {
    String kept = field.label() + " is still " + NumberText.of(field.value()) + ".";
    Reading read = read(text, field.unit());
    if (read instanceof Reading.Understood known) {
      return new Taken(OptionalDouble.of(known.x()), "");
    }
    if (read instanceof Reading.Blank) {
      return new Taken(OptionalDouble.empty(), kept);
    }
    String typed = text.strip();
    String words = "“" + typed + "” is not a number, so " + kept + " It " + range(field) + ".";
    return new Taken(OptionalDouble.empty(), words);
  }

  /** The number that a text says, in fields that are for one number alone. */
  public static OptionalDouble number(String text, String unit) {
    return read(text, unit) instanceof Reading.Understood known
        ? OptionalDouble.of(known.x())
        : OptionalDouble.empty();
  }

  private static Reading read(String text, String unit) {
    return TypedAnswer.read(Field.number("", unit), text, DecimalMark.COMMA);
  }

  private static String range(InputNumber field) {
    String unit = field.unit().isEmpty() ? "" : " " + field.unit();
    String from = NumberText.of(field.min()) + " to " + NumberText.of(field.max());
    return "goes from " + from + unit;
  }

  /** The nearest number that the field may have; empty if it keeps its own. */
  public OptionalDouble nearest(InputNumber field) {
    return typed.isPresent()
        ? OptionalDouble.of(Math.min(Math.max(typed.getAsDouble(), field.min()), field.max()))
        : typed;
  }

  /** What to tell the reader once the field shows what it has; empty if that was typed. */
  public String told(InputNumber now) {
    if (typed.isEmpty() || Math.abs(typed.getAsDouble() - now.value()) < RESIDUE) {
      return kept;
    }
    String value = NumberText.of(now.value());
    double wanted = typed.getAsDouble();
    return wanted < now.min() || wanted > now.max()
        ? now.label() + " " + range(now) + ", so it is now " + value + "."
        : now.label()
            + " goes in steps of "
            + NumberText.of(now.step())
            + ", so it is now "
            + value
            + ".";
  }
}
