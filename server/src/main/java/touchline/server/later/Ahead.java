package touchline.server.later;

import java.util.Locale;

/**
 * Loads every language that Java knows while the command line is read: the web server asks for
 * them, which takes a tenth of a start.
 */
public final class Ahead {
  private Ahead() {}

  /** Begins in another thread. */
  public static void begin() {
    Thread loading = new Thread(Locale::getAvailableLocales, "ahead");
    loading.setDaemon(true);
    loading.start();
  }
}
