package touchline.server.exercise;

import java.util.List;
import java.util.regex.Pattern;
import touchline.exercise.Seeds;
import touchline.server.submission.RawAnswer;

/** A form for a point, read: an answer that can be marked, or what is to be said about it. */
sealed interface Typed {
  /** The variant that the form belongs to. */
  long seed();

  String x();

  String y();

  /**
   * Two numbers that were understood.
   *
   * @param formKey names the showing of the form that they came from; empty if unknown
   */
  record Point(long seed, String x, String y, String formKey) implements Typed {
    RawAnswer raw() {
      return new RawAnswer(0, List.of("(" + x + ", " + y + ")"));
    }
  }

  /**
   * What cannot be marked.
   *
   * @param seed the variant to show again; the first one when the form named none
   * @param status 413 for a form that was too long, else 422
   */
  record Refused(long seed, String x, String y, Problems problems, int status) implements Typed {}

  Pattern WHOLE = Pattern.compile("[0-9]{1,10}");

  static Typed read(Form form) {
    String x = first(form, "x");
    String y = first(form, "y");
    TypedNumber readX = number(form, "x", x);
    TypedNumber readY = number(form, "y", y);
    long seed = seed(form);
    if (seed != 0
        && form.cut().isEmpty()
        && readX instanceof TypedNumber.Understood
        && readY instanceof TypedNumber.Understood) {
      return new Point(seed, x, y, FormKey.in(form));
    }
    String lost = seed == 0 ? lostVariant(form) : tooLong(form);
    return new Refused(
        seed == 0 ? Seeds.FIRST : seed,
        x,
        y,
        new Problems(lost, message(readX), message(readY)),
        form.cut().isPresent() ? 413 : 422);
  }

  private static String first(Form form, String field) {
    return form.fields().getOrDefault(field, List.of("")).get(0);
  }

  private static TypedNumber number(Form form, String field, String text) {
    int times = form.fields().getOrDefault(field, List.of("")).size();
    if (times > 1) {
      return new TypedNumber.Refused(field + " was sent " + times + " times. Send one number.");
    }
    if (form.cut().filter(field::equals).isPresent()) {
      return TypedNumber.tooLong(field);
    }
    return TypedNumber.parse(field, text);
  }

  /** 0 unless the form names one variant. */
  private static long seed(Form form) {
    String text = seeds(form);
    long seed = WHOLE.matcher(text).matches() ? Long.parseLong(text) : 0;
    return Seeds.isSeed(seed) ? seed : 0;
  }

  private static String seeds(Form form) {
    return String.join(" and ", form.fields().getOrDefault("seed", List.of()));
  }

  private static String lostVariant(Form form) {
    return "The form must name its variant: seed must be a whole number from 1 to "
        + Seeds.LAST
        + ", not “"
        + Echo.of(seeds(form))
        + "”. Below is the first variant.";
  }

  private static String tooLong(Form form) {
    boolean elsewhere = form.cut().filter(field -> !field.matches("[xy]")).isPresent();
    return elsewhere ? "The form is too long. Send two numbers and nothing else." : "";
  }

  private static String message(TypedNumber number) {
    return number instanceof TypedNumber.Refused refused ? refused.message() : "";
  }
}
