package touchline.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.concurrent.Callable;

/**
 * What came of something, and what went to the log meanwhile.
 *
 * @param log as on standard error
 */
public record Logged<T>(T result, String log) {
  public static <T> Logged<T> during(Callable<T> action) throws Exception {
    PrintStream before = System.err;
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    System.setErr(new PrintStream(log, true, UTF_8));
    try {
      T result = action.call();
      return new Logged<>(result, log.toString(UTF_8));
    } finally {
      System.setErr(before);
    }
  }
}
