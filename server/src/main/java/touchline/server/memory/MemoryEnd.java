package touchline.server.memory;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Ends a program whose memory has run out: one that went on with half of its threads would serve
 * nobody, while one that ends is started again, and nothing that was acknowledged is lost. Java
 * does so by itself only when a flag tells it to, and no flag can stand in a jar.
 */
public final class MemoryEnd {
  /** As Java ends where it is told to do so by itself. */
  public static final int CODE = 3;

  /** Made while there is memory. */
  private static final byte[] LINE =
      ("touchline: the memory has run out (OutOfMemoryError), and the program ends."
              + " Give it more with java -Xmx, such as java -Xmx512m -jar touchline.jar.\n")
          .getBytes(StandardCharsets.UTF_8);

  private static final FileOutputStream ERR = new FileOutputStream(FileDescriptor.err);

  /** Enough for what a stack of libraries wraps around it. */
  private static final int DEEPEST = 20;

  private MemoryEnd() {}

  /** From now on it ends with whatever thread fails for want of memory. */
  public static void begin() {
    Thread.UncaughtExceptionHandler usual = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) -> {
          endIf(failure);
          if (usual == null) {
            failure.printStackTrace(System.err);
          } else {
            usual.uncaughtException(thread, failure);
          }
        });
  }

  /** Ends the program if that is why something failed. */
  public static void endIf(Throwable failure) {
    if (isWant(failure)) {
      try {
        ERR.write(LINE);
      } catch (IOException nobodyListens) {
        // The code says it, too.
      } finally {
        Runtime.getRuntime().halt(CODE);
      }
    }
  }

  /** Whether memory was wanting, whatever was made of it; takes no memory itself. */
  static boolean isWant(Throwable failure) {
    Throwable cause = failure;
    for (int i = 0; cause != null && i < DEEPEST; i++) {
      if (cause instanceof OutOfMemoryError) {
        return !isThread(cause.getMessage());
      }
      cause = cause.getCause();
    }
    return false;
  }

  /** The system gave no thread, as Java says with the same error; later it may. */
  private static boolean isThread(@Nullable String message) {
    return message != null && message.startsWith("unable to create");
  }
}
