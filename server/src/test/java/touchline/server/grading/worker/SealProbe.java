package touchline.server.grading.worker;

import java.net.ServerSocket;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javax.tools.ToolProvider;

/** Seals its process and then tries what no student's program should; run by {@link SealTest}. */
final class SealProbe {
  private SealProbe() {}

  public static void main(String[] folder) throws Exception {
    Path there = Path.of(folder[0], "there");
    System.out.println("seal " + Seal.install());
    attempt("write", () -> Files.writeString(Path.of(folder[0], "new"), "x"));
    attempt("append", () -> Files.writeString(there, "x"));
    attempt("delete", () -> Files.deleteIfExists(there));
    attempt("make a folder", () -> Files.createDirectory(Path.of(folder[0], "made")));
    attempt("rename", () -> Files.move(there, Path.of(folder[0], "moved")));
    attempt("link", () -> Files.createSymbolicLink(Path.of(folder[0], "link"), there));
    attempt("start a process", () -> new ProcessBuilder("true").start());
    attempt("connect", SocketChannel::open);
    attempt("listen", () -> new ServerSocket(0));
    attempt("kill the parent", SealProbe::killsParent);
    attempt("read", () -> Files.readString(there));
    attempt("start a thread", SealProbe::thread);
    attempt("use memory", () -> new byte[40 << 20]);
    attempt("compile", () -> ToolProvider.getSystemJavaCompiler().getSourceVersions());
  }

  /** A signal that would end the parent; false from the machine counts as refused. */
  private static boolean killsParent() {
    ProcessHandle parent = ProcessHandle.current().parent().orElseThrow();
    if (!parent.supportsNormalTermination() || !parent.destroy()) {
      throw new IllegalStateException("not killed");
    }
    return true;
  }

  private static boolean thread() throws InterruptedException {
    Thread thread = new Thread(() -> {});
    thread.start();
    thread.join();
    return true;
  }

  private static void attempt(String what, Callable<?> deed) {
    try {
      deed.call();
      System.out.println(what + ": done");
    } catch (Throwable refused) {
      System.out.println(what + ": refused");
    }
  }
}
