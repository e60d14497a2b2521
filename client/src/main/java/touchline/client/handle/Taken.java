package touchline.client.handle;

import java.util.OptionalDouble;
import touchline.diagram.NumberText;
import touchline.exercise.Quantity;
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
    OptionalDouble number = Quantity.read(text, field.unit());
    if (number.isPresent()) {
      return new Taken(number, "");
    }
    String typed = text.strip();
    String kept = field.label() + " is still " + NumberText.of(field.value()) + ".";
    return typed.isEmpty()
        ? new Taken(number, kept)
        : new Taken(
            number, "“" + typed + "” is not a number, so " + kept + " It " + range(field) + ".");
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
    double wanted = typed.getAsDouble();
    boolean isInside = wanted >= now.min() && wanted <= now.max();
    String why = isInside ? "goes in steps of " + NumberText.of(now.step()) : range(now);
    return now.label() + " " + why + ", so it is now " + NumberText.of(now.value()) + ".";
  }
}
