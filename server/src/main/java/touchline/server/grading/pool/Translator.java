package touchline.server.grading.pool;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.grading.job.JobResult;

/**
 * Turns class files that a worker has checked into scripts for browsers, in a process apart, which
 * starts when the first is wanted and is replaced when it dies. It translates one at a time.
 */
public final class Translator implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Translator.class);

  /** Seconds that a request waits for those before it. */
  private static final long PATIENCE = 8;

  /** Bytes of class files; no method of the course comes near. */
  private static final int LARGEST = 256 << 10;

  private final Java java;
  private final ReentrantLock turn = new ReentrantLock(true);
  private @Nullable List<String> words;
  private @Nullable TranslatorChild child;
  private boolean isClosed;

  private Translator(Java java) {
    this.java = java;
  }

  /** Starts its process when the first class files come. */
  public static Translator whenAsked() {
    return new Translator(Java.running());
  }

  /** Whether this program was built with the compiler that it needs. */
  public static boolean isThere() {
    return TranslatorLine.isThere();
  }

  /** What came of a translation. */
  public sealed interface Translated {
    /** A script for a worker of a browser. */
    @SuppressWarnings("ArrayRecordComponent") // Passed on, never compared.
    record Script(byte[] bytes) implements Translated {}

    /** These class files have no script, or too long a one. */
    record Impossible() implements Translated {}

    /** Not now: too many wait, or no process can be started. */
    record Busy() implements Translated {}
  }

  /** The script that answers numbers with what the method answers. Safe from many threads. */
  public Translated script(String method, JobResult.Built built) {
    long bytes = built.classFiles().values().stream().mapToLong(file -> file.length).sum();
    if (bytes > LARGEST) {
      return new Translated.Impossible();
    }
    try {
      if (!turn.tryLock(PATIENCE, TimeUnit.SECONDS)) {
        return new Translated.Busy();
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return new Translated.Busy();
    }
    try {
      return translated(method, built);
    } finally {
      turn.unlock();
    }
  }

  private Translated translated(String method, JobResult.Built built) {
    TranslatorChild now;
    try {
      now = fresh();
    } catch (IOException | RuntimeException cannot) {
      LOG.warn("the translating process cannot be started: {}", cannot.toString());
      return new Translated.Busy();
    }
    try {
      return now.script(method, built)
          .<Translated>map(Translated.Script::new)
          .orElseGet(Translated.Impossible::new);
    } catch (IOException gone) {
      LOG.warn("the translating process was ended: {}", gone.toString());
      return new Translated.Impossible();
    }
  }

  private TranslatorChild fresh() throws IOException {
    TranslatorChild known = child;
    if (known != null && known.isFresh()) {
      return known;
    }
    if (known != null) {
      known.close();
    }
    if (isClosed) {
      throw new IOException("the site is being stopped");
    }
    List<String> line = words;
    if (line == null) {
      line =
          TranslatorLine.words(java).orElseThrow(() -> new IOException("there is no translator"));
      words = line;
    }
    TranslatorChild started = TranslatorChild.start(line);
    child = started;
    return started;
  }

  /** Of the process; empty before the first translation. For tests and the operator. */
  Optional<Long> pid() {
    TranslatorChild known = child;
    return known == null ? Optional.empty() : Optional.of(known.pid());
  }

  /** Ends the process. */
  @Override
  public void close() {
    turn.lock();
    try {
      isClosed = true;
      if (child != null) {
        child.close();
      }
    } finally {
      turn.unlock();
    }
  }
}
