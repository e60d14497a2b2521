package touchline.client.code;

import java.util.Optional;

/**
 * What a learner has typed and not handed in, as it is kept on the device.
 *
 * @param version the content's version that it was written for
 * @param saved when it was kept, as the learner reads it
 * @param source the text
 */
public record Draft(String version, String saved, String source) {
  /** The version and the time stand in a line of their own before the source. */
  private static final String FORM = "draft 1\n";

  /** Reads a kept draft; empty if there is none or it was kept by another program. */
  public static Optional<Draft> read(String kept) {
    if (!kept.startsWith(FORM)) {
      return Optional.empty();
    }
    int version = kept.indexOf('\n', FORM.length());
    int saved = version < 0 ? -1 : kept.indexOf('\n', version + 1);
    if (saved < 0) {
      return Optional.empty();
    }
    return Optional.of(
        new Draft(
            kept.substring(FORM.length(), version),
            kept.substring(version + 1, saved),
            kept.substring(saved + 1)));
  }

  /** As it is kept. */
  public String text() {
    return FORM + version + '\n' + saved + '\n' + source;
  }
}
