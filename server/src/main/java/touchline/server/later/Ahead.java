package touchline.server.later;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Loads every language that Java knows while the command line is read: the web server asks for
 * them, which takes a tenth of a start.
 */
public final class Ahead {
  private static final Set<String> ONLY_TOLD = Set.of("--version", "-V", "--help", "-h");

  private Ahead() {}

  /** Begins in another thread. */
  public static void begin() {
    Thread loading = new Thread(Locale::getAvailableLocales, "ahead");
    loading.setDaemon(true);
    loading.start();
  }

  /**
   * Whether a command line starts a site. Other commands begin with their names, options of a site
   * with a hyphen.
   *
   * @param args as they were given to the program
   */
  public static boolean isSite(List<String> args) {
    boolean isServed = args.isEmpty() || args.get(0).equals("serve") || args.get(0).startsWith("-");
    return isServed && args.stream().noneMatch(ONLY_TOLD::contains);
  }
}
