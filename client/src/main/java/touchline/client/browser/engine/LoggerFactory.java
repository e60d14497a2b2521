package touchline.client.browser.engine;

/** Gives every class the same log. */
final class LoggerFactory {
  private static final Logger NOBODY = new Logger() {};

  private LoggerFactory() {}

  static Logger getLogger(Class<?> asks) {
    return NOBODY;
  }
}
