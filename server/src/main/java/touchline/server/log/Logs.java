package touchline.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the log goes: to standard error, from warnings upward. Logback finds this class as a
 * service, so that no file has to be read at the start.
 */
public final class Logs extends ContextAwareBase implements Configurator {
  /** A line is one line, whatever a request has in it; the cause of a failure follows below. */
  private static final String TEXT =
      "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %level %logger{0}"
          + " - %replace(%msg){'[\\r\\n]+', ' '} %kvp{NONE}%n";

  private static final String ACCESS = "touchline.access";

  @Override
  public ExecutionStatus configure(LoggerContext logs) {
    install(logs, LogForm.TEXT, false);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /**
   * Sets the log up. What logs may be loaded in several threads only afterwards: who asks for a log
   * while another thread sets it up is given one that stands in for it.
   */
  public static void begin() {
    LoggerFactory.getILoggerFactory();
  }

  /**
   * Changes the log of this process.
   *
   * @param withAccess whether each answer is a line
   */
  public static void use(LogForm form, boolean withAccess) {
    install((LoggerContext) LoggerFactory.getILoggerFactory(), form, withAccess);
  }

  /** The log with a line for each answer. */
  static Logger access() {
    return LoggerFactory.getLogger(ACCESS);
  }

  private static void install(LoggerContext logs, LogForm form, boolean withAccess) {
    ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
    console.setContext(logs);
    console.setTarget("System.err");
    console.setEncoder(new LateEncoder<>(() -> encoder(logs, form)));
    console.addFilter(new MemoryFilter());
    console.start();
    var root = logs.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.WARN);
    root.detachAndStopAllAppenders();
    root.addAppender(console);
    // What goes wrong at the start is said in one line by the program.
    logs.getLogger("io.javalin.Javalin").setLevel(Level.OFF);
    logs.getLogger("org.flywaydb").setLevel(Level.OFF);
    // An author who watches lessons sees how long it took from a save to the new page.
    logs.getLogger("touchline.server.lesson.watch.LessonWatch").setLevel(Level.INFO);
    logs.getLogger(ACCESS).setLevel(withAccess ? Level.INFO : Level.OFF);
  }

  private static Encoder<ILoggingEvent> encoder(LoggerContext logs, LogForm form) {
    if (form == LogForm.JSON) {
      JsonEncoder json = new JsonEncoder();
      json.setContext(logs);
      json.setWithSequenceNumber(false);
      json.setWithNanoseconds(false);
      json.setWithContext(false);
      json.setWithArguments(false);
      json.setWithMessage(false);
      json.setWithFormattedMessage(true);
      json.start();
      return json;
    }
    PatternLayoutEncoder text = new PatternLayoutEncoder();
    text.setContext(logs);
    text.setPattern(TEXT);
    text.start();
    return text;
  }
}
