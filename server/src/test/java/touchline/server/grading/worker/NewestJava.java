package touchline.server.grading.worker;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import touchline.server.delivery.InstalledJava;

/** Tests run only where a Java is installed that can seal itself; the reason is said if not. */
final class NewestJava implements ExecutionCondition {
  private static final int FIRST_JAVA = 22;

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    if (!System.getProperty("os.name").equals("Linux")
        || !System.getProperty("os.arch").equals("amd64")) {
      return ConditionEvaluationResult.disabled("seccomp filters need Linux on x86-64");
    }
    InstalledJava newest = InstalledJava.newest();
    return newest.version() >= FIRST_JAVA
        ? ConditionEvaluationResult.enabled("there is " + newest)
        : ConditionEvaluationResult.disabled("no Java " + FIRST_JAVA + " or newer is installed");
  }
}
