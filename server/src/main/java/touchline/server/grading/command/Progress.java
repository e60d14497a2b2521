package touchline.server.grading.command;

import java.io.Console;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/** A bar on a terminal; nothing elsewhere, so that logs and pipes stay clean. */
final class Progress {
  private static final int WIDTH = 30;

  private final @Nullable PrintWriter terminal;
  private final int all;

  Progress(@Nullable PrintWriter terminal, int all) {
    this.terminal = terminal;
    this.all = all;
  }

  /** On the error stream, if somebody is looking. */
  static Progress of(PrintWriter err, int all) {
    return new Progress(isTerminal() ? err : null, all);
  }

  void show(int done) {
    if (terminal != null) {
      int filled = all == 0 ? WIDTH : WIDTH * done / all;
      terminal.print(
          "\r[" + "#".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + done + "/" + all + " ");
      terminal.flush();
    }
  }

  /** Makes room for a line of text. */
  void clear() {
    if (terminal != null) {
      terminal.print("\r" + " ".repeat(WIDTH + 24) + "\r");
      terminal.flush();
    }
  }

  @SuppressWarnings("SystemConsoleNull") // Before Java 22 null says it; since then it is asked.
  private static boolean isTerminal() {
    @Nullable Console console = System.console();
    if (console == null || System.getenv("TERM") == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException olderJava) {
      return true;
    }
  }
}
