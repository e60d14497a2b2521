package touchline.server.doctor;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** What the computer and its Java give. */
public final class Machine {
  private static final long MEGABYTE = 1024 * 1024;

  /** In megabytes: the site after a class of 500, two workers, and room for the system. */
  private static final long LEAST_MEMORY = 1_000;

  /** Each of a crowd's connections takes one, and files and workers some more. */
  private static final long LEAST_HANDLES = 8_192;

  /** The first Java with which workers can be sealed from the inside. */
  private static final int SEALING = 22;

  private Machine() {}

  /** Looks at all of it. */
  public static List<Diagnosis> diagnoses() {
    List<Diagnosis> diagnoses = new ArrayList<>();
    diagnoses.add(java());
    diagnoses.add(cores(Runtime.getRuntime().availableProcessors()));
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
      diagnoses.add(memory(system.getTotalMemorySize() / MEGABYTE));
      diagnoses.add(handles(system.getMaxFileDescriptorCount()));
    }
    return diagnoses;
  }

  private static Diagnosis java() {
    String version = Runtime.version().toString();
    if (ToolProvider.getSystemJavaCompiler() == null) {
      return Diagnosis.bad("java", version + " has no compiler: install a JDK, not a JRE");
    }
    return Runtime.version().feature() < SEALING
        ? Diagnosis.weak(
            "java", version + ": from Java 22 on workers are sealed from the inside, too")
        : Diagnosis.ok("java", version + ", with a compiler");
  }

  static Diagnosis cores(int cores) {
    return cores < 2
        ? Diagnosis.weak("cores", cores + ": pages and students' programs wait for each other")
        : Diagnosis.ok("cores", Integer.toString(cores));
  }

  static Diagnosis memory(long megabytes) {
    String text = megabytes + " MB";
    return megabytes < LEAST_MEMORY
        ? Diagnosis.weak("memory", text + ": give it at least " + LEAST_MEMORY + " MB")
        : Diagnosis.ok("memory", text);
  }

  static Diagnosis handles(long handles) {
    String text = handles + " files and connections at a time";
    return handles < LEAST_HANDLES
        ? Diagnosis.weak("handles", text + ": allow at least " + LEAST_HANDLES + " (ulimit -n)")
        : Diagnosis.ok("handles", text);
  }
}
