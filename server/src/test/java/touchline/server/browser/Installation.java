package touchline.server.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Brings a program that is not installed. One test process does it, while the others wait and then
 * find what it brought: two that install at the same time turn each other away.
 */
public final class Installation {
  /** The one of all test processes of this machine's user. */
  public static final Installation SHARED =
      new Installation(
          Path.of(
              System.getProperty("java.io.tmpdir"),
              "touchline-installation-" + System.getProperty("user.name") + ".lock"));

  private static final List<String> APT =
      List.of(
          "env",
          "DEBIAN_FRONTEND=noninteractive",
          "apt-get",
          "-o",
          "DPkg::Lock::Timeout=300",
          "-o",
          "Acquire::Retries=3");

  private final Path lock;

  public Installation(Path lock) {
    this.lock = lock;
  }

  /** Installs a package of Debian, for which one has to be root; false if that fails. */
  public static boolean installsPackage(String name) {
    return succeeds(apt(List.of("update"))) && succeeds(apt(List.of("install", "-y", name)));
  }

  /** Waits while something else installs packages, and asks again where a connection breaks. */
  private static List<String> apt(List<String> words) {
    List<String> command = new ArrayList<>(APT);
    command.addAll(words);
    return command;
  }

  /**
   * Looks for a program, and installs it where it is not there. What another process is unpacking
   * is not found before it is complete.
   *
   * @return empty if it could not be installed
   */
  public synchronized Optional<Path> bring(Supplier<Optional<Path>> find, BooleanSupplier install) {
    try (FileChannel channel =
        FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.lock();
      return find.get().or(() -> install.getAsBoolean() ? find.get() : Optional.empty());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot lock " + lock, e);
    }
  }

  /** Runs a command; what it printed is told where it fails. */
  public static boolean succeeds(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      boolean succeeded = process.waitFor() == 0;
      if (!succeeded) {
        System.err.println(String.join(" ", command) + " failed:\n" + printed);
      }
      return succeeded;
    } catch (IOException notThere) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
