package touchline.server.lti.mark;

import java.time.Instant;
import java.util.Optional;

/**
 * A link that takes marks, and how they are; templates read it.
 *
 * @param assignment title
 * @param platform its name
 * @param there how the course is called there
 * @param sent marks that the platform took
 * @param waiting marks that it is to have
 * @param refused marks that it did not want
 * @param readAt when it was last asked what it shows
 * @param problem why it could not be asked; empty if it could
 * @param away why it does not answer now; empty if it does
 * @param hindrance why no marks can go there; nothing if they can
 */
public record MarkedLink(
    long id,
    long number,
    String assignment,
    String platform,
    String there,
    boolean isHeld,
    int sent,
    int waiting,
    int refused,
    Optional<Instant> readAt,
    String problem,
    String away,
    Optional<Hindrance> hindrance) {
  /** How many of each there are; nothing is counted where nothing can go. */
  public String counts() {
    if (hindrance.isPresent()) {
      return hindrance.get().brief();
    }
    String all = sent + " sent";
    all += waiting > 0 ? ", " + waiting + (waiting == 1 ? " waits" : " wait") : "";
    return refused > 0 ? all + ", " + refused + " not taken" : all;
  }
}
