package touchline.server;

import io.javalin.util.JavalinException;
import java.io.PrintWriter;
import java.net.BindException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import touchline.server.asset.MissingAsset;
import touchline.server.grading.pool.Pool;
import touchline.server.memory.QuietMemory;
import touchline.server.store.StoreProblem;

/**
 * One run of the site as a program: started, announced, stopped in order.
 *
 * @param watched the folder of lessons that an author works on, if any
 * @param data the flag or the variable that named the data folder, for messages
 * @param edition what it shows, while that is being read
 */
record Site(
    Settings settings, String data, Optional<Path> watched, CompletableFuture<Edition> edition) {
  /** The site cannot start; the message is one line for the person who started it. */
  static final class CannotStart extends Exception {
    CannotStart(String message) {
      super(message);
    }
  }

  /** Runs until the process is told to stop. */
  void run(PrintWriter out) throws CannotStart, InterruptedException {
    Pool pool = Pool.whenAsked();
    App app = start(pool);
    // After the site listens: who opens a page first should not wait for compilers to warm up.
    pool.warmUp();
    QuietMemory.begin();
    Runtime.getRuntime().addShutdownHook(new Thread(app::close, "stop"));
    String address = "http://" + inAddress(settings.host()) + ":" + app.port();
    out.printf("Touchline is at %s  (data in %s, stop with Ctrl+C)%n", address, settings.data());
    settings.doubts().forEach(out::println);
    app.welcome()
        .ifPresent(
            path -> out.printf("To become its administrator, open once: %s%s%n", address, path));
    out.flush();
    out.println(pool.layers());
    out.flush();
    app.await();
  }

  private App start(Pool pool) throws CannotStart {
    try {
      return App.start(settings, pool, edition, Clock.systemUTC(), watched);
    } catch (StoreProblem problem) {
      throw new CannotStart(data + " " + problem.getMessage());
    } catch (MissingAsset problem) {
      throw new CannotStart(String.valueOf(problem.getMessage()));
    } catch (LinkageError damaged) {
      throw new CannotStart(
          "the file of the program is damaged, put it there again: " + damaged.getMessage());
    } catch (JavalinException refused) {
      throw new CannotStart(listening(refused));
    }
  }

  private String listening(JavalinException refused) {
    Throwable root = refused;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String where = settings.host() + ":" + settings.port();
    if (root instanceof BindException && String.valueOf(root.getMessage()).contains("in use")) {
      return "--port must be free: " + where + " is in use by another program";
    }
    return "--host and --port must be free and allowed for this program: "
        + where
        + " ("
        + root.getMessage()
        + ")";
  }

  private static String inAddress(String host) {
    return host.contains(":") ? "[" + host + "]" : host;
  }
}
