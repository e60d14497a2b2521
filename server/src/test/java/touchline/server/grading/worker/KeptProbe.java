package touchline.server.grading.worker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.grading.gate.AllowList;
import touchline.server.grading.job.Job;

/**
 * Runs each source of a folder again and again, and prints what a worker process keeps of it: bytes
 * of memory and classes, for each run.
 */
public final class KeptProbe {
  /** Of each submission; the compiler's own table of names grows by less, up to a bound. */
  public static final long MOST_BYTES = 16_384;

  private static final int ROUNDS = 5;
  private static final int LOOKS = 12;
  private static final int COLLECTIONS = 3;
  private static final Signature SIGNATURE =
      new Signature(
          "closestPoint",
          List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT),
          ValueType.POINT);
  private static final List<double[]> INPUTS =
      List.of(new double[] {3, -2, 3, -2, 1, 1}, new double[] {0, 0, 4, 0, 1, 2});

  private final Bench bench = new Bench(() -> {});

  private KeptProbe() {}

  /** Takes the folder. */
  public static void main(String[] folder) throws Exception {
    Thread thread =
        new Thread(null, () -> new KeptProbe().run(Path.of(folder[0])), "probe", 16 << 20);
    thread.start();
    thread.join();
  }

  private void run(Path folder) {
    new WarmUp(bench).whole(AllowList.load());
    try (Stream<Path> files = Files.list(folder)) {
      files.sorted().forEach(this::tell);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  private void tell(Path file) {
    rounds(file);
    int classes = classes();
    long before = bytes();
    long kept = Long.MAX_VALUE;
    // What is made once weighs less with each look; what is kept of each run does not.
    for (int look = 1; look <= LOOKS && kept > MOST_BYTES; look++) {
      rounds(file);
      kept = (bytes() - before) / (look * ROUNDS);
    }
    System.out.println(file.getFileName() + " " + kept + " " + (classes() - classes));
  }

  private void rounds(Path file) {
    try {
      for (int i = 0; i < ROUNDS; i++) {
        // Another name each time, as of another student: what is kept by name piles up.
        String source = Files.readString(file).replace("NAME", "n" + System.nanoTime());
        bench.run(Job.of(source, SIGNATURE, INPUTS, "student"));
      }
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  private static long bytes() {
    for (int i = 0; i < COLLECTIONS; i++) {
      collect();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /** Returns when all who wait for what has become free have been told, so that they let go. */
  private static void collect() {
    ReferenceQueue<Object> gone = new ReferenceQueue<>();
    Reference<Object> one = new PhantomReference<>(new Object(), gone);
    System.gc();
    try {
      gone.remove();
    } catch (InterruptedException ended) {
      throw new IllegalStateException(ended);
    }
    Reference.reachabilityFence(one);
  }

  private static int classes() {
    return ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
  }
}
