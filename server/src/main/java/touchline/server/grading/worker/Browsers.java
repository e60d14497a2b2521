package touchline.server.grading.worker;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Collection;
import touchline.server.grading.job.Complaint;

/** What of a program that is marked here a script in a browser would answer with other bits. */
final class Browsers {
  static final Complaint COMPLAINT =
      new Complaint(
          0, 0, "java.math cannot run in a browser", "A method with double can be shown there.");

  /** As constants of class files write it. */
  private static final String LONG_NUMBERS = "java/math/";

  private Browsers() {}

  /** Whether a script of these class files gives the same results. */
  static boolean canRun(Collection<byte[]> classFiles) {
    return classFiles.stream()
        .noneMatch(file -> new String(file, ISO_8859_1).contains(LONG_NUMBERS));
  }
}
