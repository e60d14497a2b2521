package touchline.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.openjdk.jmh.util.Version;

/** On what the numbers were measured; they say little without it. */
final class Machine {
  private static final Path LINUX_PROCESSORS = Path.of("/proc/cpuinfo");

  private Machine() {}

  /** A sentence: the benchmark's version, the JVM, the system, the processor. */
  static String measuredOn() throws IOException {
    return "Measured with JMH %s on %s %s, %s %s, %d processors%s."
        .formatted(
            Version.getPlainVersion(),
            System.getProperty("java.vm.name"),
            Runtime.version(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            Runtime.getRuntime().availableProcessors(),
            processor());
  }

  private static String processor() throws IOException {
    if (!Files.isReadable(LINUX_PROCESSORS)) {
      return "";
    }
    try (Stream<String> lines = Files.lines(LINUX_PROCESSORS)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> " (" + line.substring(line.indexOf(':') + 1).strip() + ")")
          .findFirst()
          .orElse("");
    }
  }
}
