package touchline.server.grading.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Tests run only where a Java is installed that can seal itself; the reason is said if not. */
public final class NewestJava implements ExecutionCondition {
  private static final int FIRST_JAVA = 22;
  private static final Path INSTALLED = Path.of("/usr/lib/jvm");

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    if (!System.getProperty("os.name").equals("Linux")
        || !System.getProperty("os.arch").equals("amd64")) {
      return ConditionEvaluationResult.disabled("seccomp filters need Linux on x86-64");
    }
    return home().isPresent()
        ? ConditionEvaluationResult.enabled("there is " + home().get())
        : ConditionEvaluationResult.disabled("no Java " + FIRST_JAVA + " or newer is installed");
  }

  /** The newest of this Java and those installed beside it, if it is new enough. */
  public static Optional<Path> home() {
    try (Stream<Path> beside =
        Files.isDirectory(INSTALLED) ? Files.list(INSTALLED) : Stream.empty()) {
      return Stream.concat(Stream.of(Path.of(System.getProperty("java.home"))), beside)
          .filter(home -> version(home) >= FIRST_JAVA)
          .max(Comparator.comparingInt(NewestJava::version));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /** As its file {@code release} says; 0 if that says nothing. */
  public static int version(Path home) {
    try (Stream<String> lines = Files.lines(home.resolve("release"))) {
      return lines
          .filter(line -> line.startsWith("JAVA_VERSION=\""))
          .map(line -> line.replaceAll("\\D*(\\d+).*", "$1"))
          .mapToInt(Integer::parseInt)
          .findFirst()
          .orElse(0);
    } catch (IOException none) {
      return 0;
    }
  }
}
