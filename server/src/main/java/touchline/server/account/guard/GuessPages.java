package touchline.server.account.guard;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;

/** What is answered to who guesses, and to who comes when too many do. */
public final class GuessPages {
  /** In seconds, for who found the line full. */
  private static final String AGAIN = "3";

  private static final String BUSY =
      "Too many passwords are being checked just now. Yours was not looked at; try again in a few"
          + " seconds.";

  private GuessPages() {}

  /** How long to wait, in words for the page, and in the header of the answer. */
  public static Optional<String> tooSoon(Context ctx, Duration left) {
    // Rounded up: who waits so long is not too early.
    long seconds = left.toSeconds() + 1;
    ctx.header("Retry-After", String.valueOf(seconds));
    String time = seconds < 60 ? number(seconds, "second") : number((seconds + 59) / 60, "minute");
    return Optional.of("Too many attempts. Try again in " + time + ".");
  }

  private static String number(long many, String one) {
    return many + " " + (many == 1 ? one : one + "s");
  }

  /** That it was nobody's fault. */
  public static Optional<String> busy(Context ctx) {
    ctx.header("Retry-After", AGAIN);
    return Optional.of(BUSY);
  }
}
