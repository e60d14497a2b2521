package touchline.server.grading.pool;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.server.grading.worker.Main;

/** How a worker process is started: a Java, this program's classes, little memory. */
final class CommandLine {
  /**
   * The first-tier compiler alone halves the processor time of short programs. Messages of the
   * virtual machine go to standard error, since on standard output they would break the frames.
   * Stack traces are cut: only the first line of the student's is read.
   */
  static final List<String> FLAGS =
      List.of(
          "-Xmx64m",
          "-Xms16m",
          "-Xmn6m",
          // What javac took beside the heap goes back to the system; older updates of 17 cannot.
          "-XX:+IgnoreUnrecognizedVMOptions",
          "-XX:TrimNativeHeapInterval=10000",
          "-XX:MaxMetaspaceSize=96m",
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-XX:MaxJavaStackTraceDepth=200",
          "-XX:-UsePerfData",
          "-XX:+DisableAttachMechanism",
          "-XX:-CreateCoredumpOnCrash",
          "-XX:ErrorFile=/dev/null",
          // SameOrder and SameHash take chance out of the library and the virtual machine.
          "-XX:CompileCommand=quiet",
          "-XX:CompileCommand=exclude,java.util.ImmutableCollections*::*",
          "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
          "--add-exports=java.base/jdk.internal.loader=ALL-UNNAMED",
          // What static variables hold is read in the library's objects, too.
          "--add-opens=java.base/java.lang=ALL-UNNAMED",
          "--add-opens=java.base/java.util=ALL-UNNAMED",
          "--add-opens=java.base/java.util.function=ALL-UNNAMED",
          "--add-opens=java.base/java.util.stream=ALL-UNNAMED",
          "-Xshare:auto",
          "-Xlog:disable",
          "-Xlog:all=error:stderr",
          "-Djava.awt.headless=true",
          "-Duser.language=en",
          "-Duser.timezone=UTC",
          "-Dfile.encoding=UTF-8");

  /** From here on the worker calls the kernel to seal itself. */
  private static final int FIRST_WITH_NATIVE_ACCESS = 22;

  private CommandLine() {}

  /** With bubblewrap around it, if it is given. */
  static List<String> words(Java java, Optional<Bubble> bubble, Life life) throws IOException {
    return words(java, bubble, WorkerClasses.of(java, life), life.arguments());
  }

  /**
   * The same of these classes.
   *
   * @param arguments what the worker is told
   */
  static List<String> words(
      Java java, Optional<Bubble> bubble, WorkerClasses classes, List<String> arguments)
      throws IOException {
    List<String> words = new ArrayList<>();
    bubble.ifPresent(around -> words.addAll(around.words()));
    words.add(java.home().resolve("bin/java").toString());
    words.addAll(FLAGS);
    if (java.version() >= FIRST_WITH_NATIVE_ACCESS) {
      words.add("--enable-native-access=ALL-UNNAMED");
    }
    words.addAll(classes.words());
    words.add(Main.class.getName());
    words.addAll(arguments);
    return words;
  }

  /** Not tried yet: the first worker that starts in it shows that it works. */
  static Optional<Bubble> bubble(Java java, Life life) throws IOException {
    return Bubble.installed(java.home(), WorkerClasses.of(java, life).shown());
  }

  /** The jar or the folder that a class comes from. */
  static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException broken) {
      throw new IllegalStateException("a class must come from a file: " + type, broken);
    }
  }
}
