package touchline.server.account.second;

import java.time.Clock;

/** An app for one-time codes. */
public final class TestApp {
  private final CodeKey key;
  private final Clock clock;

  /**
   * One that was told a key.
   *
   * @param typed as a page shows it
   */
  public TestApp(String typed, Clock clock) {
    this.key = new CodeKey(typed.replace(" ", ""));
    this.clock = clock;
  }

  /** What it shows now. */
  public String code() {
    return key.code(CodeKey.step(clock.instant()), CodeKey.DIGITS);
  }

  /** Six digits that it shows neither now nor soon. */
  public String wrong() {
    for (int number = 0; ; number++) {
      String code = "%06d".formatted(number);
      if (key.stepOf(code, clock.instant()).isEmpty()) {
        return code;
      }
    }
  }
}
