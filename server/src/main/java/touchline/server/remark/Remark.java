package touchline.server.remark;

import java.time.Instant;
import java.util.Optional;

/**
 * Something that is marked again.
 *
 * @param version of the content that it is marked by
 * @param way which of the new marks count; none before somebody decided
 * @param asked who asked for it, and when
 * @param applied who decided, and when; none before
 */
record Remark(
    long id,
    long course,
    Choice choice,
    String version,
    Stage stage,
    Optional<ApplyRule> way,
    Act asked,
    Optional<Act> applied) {
  /** Where it is shown. */
  String path() {
    return "/courses/" + course + "/remarks/" + id;
  }

  /** Enough of a content version to tell it from others. */
  static String shortened(String version) {
    return version.substring(0, Math.min(SHOWN, version.length()));
  }

  private static final int SHOWN = 8;

  /** Somebody did something. */
  record Act(long account, String name, Instant at) {}

  /**
   * What of a course.
   *
   * @param assignment 0 for all
   * @param exercise empty for all
   */
  record Choice(long assignment, String exercise) {}
}
