package touchline.server.memory;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.VMOption;
import com.sun.management.VMOption.Origin;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Gives memory back to the machine once a crowd has gone. Java takes a share of it by itself, a
 * quarter at most, and keeps it: its collectors work only when something is wanted of them. Here
 * they are asked when nobody wants anything, so that it costs nobody time. This holds however the
 * program was started, since no flag of {@code java} can stand in a jar.
 */
public final class QuietMemory {
  /** In seconds; if nothing was collected for so long, few or none are here. */
  private static final long PERIOD = 30;

  private final LongSupplier collections;
  private final Runnable collector;
  private long seen;
  private long last;

  QuietMemory(LongSupplier collections, Runnable collector) {
    this.collections = collections;
    this.collector = collector;
  }

  /** Looks from now on, as long as the program runs. */
  public static void begin() {
    keepLittle();
    QuietMemory memory = new QuietMemory(QuietMemory::collected, System::gc);
    ScheduledExecutorService clock =
        Executors.newSingleThreadScheduledExecutor(
            work -> {
              Thread thread = new Thread(work, "memory");
              thread.setDaemon(true);
              return thread;
            });
    var unused = clock.scheduleWithFixedDelay(memory::look, PERIOD, PERIOD, TimeUnit.SECONDS);
  }

  /** Collects if others did since it last collected, but not since it last looked. */
  void look() {
    long now = collections.getAsLong();
    boolean isQuiet = now == seen;
    seen = now;
    if (isQuiet && now != last) {
      collector.run();
      last = collections.getAsLong();
      seen = last;
    }
  }

  private static long collected() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionCount)
        .sum();
  }

  /**
   * After a whole collection up to a quarter of the heap stays free, where Java would keep more
   * than two thirds. Who has chosen otherwise on the command line is left alone.
   */
  static void keepLittle() {
    HotSpotDiagnosticMXBean machine =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    choose(machine, "MinHeapFreeRatio", "10");
    choose(machine, "MaxHeapFreeRatio", "25");
  }

  private static void choose(@Nullable HotSpotDiagnosticMXBean machine, String name, String value) {
    if (machine == null) {
      return;
    }
    try {
      VMOption present = machine.getVMOption(name);
      if (present.isWriteable() && present.getOrigin() == Origin.DEFAULT) {
        machine.setVMOption(name, value);
      }
    } catch (IllegalArgumentException unknown) {
      // Another kind of Java, which keeps what it likes.
    }
  }
}
