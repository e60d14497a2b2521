package touchline.server.doctor;

import java.util.Locale;

/**
 * One thing that was looked at.
 *
 * @param subject a word
 * @param text what was found, and for what is not well what mends it
 */
public record Diagnosis(State state, String subject, String text) {
  /** How it is. */
  public enum State {
    OK,
    /** The site runs, less well or less safely than it could. */
    WEAK,
    /** The site cannot do its work. */
    BAD
  }

  static Diagnosis ok(String subject, String text) {
    return new Diagnosis(State.OK, subject, text);
  }

  static Diagnosis weak(String subject, String text) {
    return new Diagnosis(State.WEAK, subject, text);
  }

  static Diagnosis bad(String subject, String text) {
    return new Diagnosis(State.BAD, subject, text);
  }

  /** A line for a person. */
  @Override
  public String toString() {
    return "%-5s %-9s %s".formatted(state.name().toLowerCase(Locale.ROOT), subject, text);
  }
}
