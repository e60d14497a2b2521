package touchline.server.grading.worker;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import touchline.server.grading.gate.AllowList;
import touchline.server.grading.job.Frame;
import touchline.server.grading.job.Frame.Kind;
import touchline.server.grading.job.JobResultWire;
import touchline.server.grading.job.JobWire;

/**
 * The worker process. One thread reads, so that the end of the pipe, which is the end of the
 * server, ends this process even while a program runs; another, with a deep stack, works.
 */
public final class Main {
  /** An argument: it will take a few jobs, and they shall not wait long for the first. */
  public static final String BRIEF = "brief";

  /** For recursion: 16 MiB, of which {@link Budget#STACK} is given to the student's frames. */
  private static final long STACK = 16L << 20;

  /** An argument: the process ends once warm, and Java writes an archive of its classes. */
  public static final String TRAINING = "training";

  private final DataOutputStream out;
  private final Bench bench = new Bench(this::runs);
  private final SynchronousQueue<byte[]> jobs = new SynchronousQueue<>();

  private final List<String> told;
  private boolean isReady;

  private Main(OutputStream out, List<String> told) {
    this.told = told;
    this.out = new DataOutputStream(new BufferedOutputStream(out, 1 << 16));
  }

  /** Takes {@link #BRIEF}, {@link #TRAINING} or nothing; is started by the pool. */
  public static void main(String[] arguments) throws Exception {
    OutputStream pipe = new FileOutputStream(FileDescriptor.out);
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(System.out);
    System.setIn(InputStream.nullInputStream());
    Main main = new Main(pipe, List.of(arguments));
    Thread worker = new Thread(null, main::work, "worker", STACK);
    worker.setDaemon(true);
    worker.start();
    main.read(new DataInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in))));
  }

  private void read(DataInputStream in) throws InterruptedException {
    try {
      while (true) {
        jobs.put(Frame.read(in).bytes());
      }
    } catch (IOException end) {
      Runtime.getRuntime().halt(0);
    }
  }

  private void work() {
    try {
      warmUp(new WarmUp(bench), AllowList.load());
      if (Machine.isShaken()) {
        throw new IllegalStateException("the machine must be sound when the first job comes");
      }
      if (told.contains(TRAINING)) {
        Runtime.getRuntime().halt(0);
      }
      isReady = true;
      Heap heap = Heap.now();
      byte[] seal = Seal.install().getBytes(StandardCharsets.UTF_8);
      new Frame(Kind.READY, seal).write(out);
      while (true) {
        byte[] answer = JobResultWire.write(bench.run(JobWire.read(jobs.take())));
        new Frame(kind(heap), answer).write(out);
      }
    } catch (Throwable broken) {
      // Out of memory, or the pipe is gone: there is nobody to tell but the exit status.
      Runtime.getRuntime().halt(1);
    }
  }

  private void warmUp(WarmUp warmUp, AllowList allowed) {
    if (told.isEmpty()) {
      warmUp.whole(allowed);
    } else {
      warmUp.brief(allowed);
    }
  }

  private static Kind kind(Heap heap) {
    if (Machine.isShaken()) {
      return Kind.RAN_SHAKEN;
    }
    return heap.hasGrown() ? Kind.RAN_LAST : Kind.RAN;
  }

  private void runs() {
    if (!isReady) {
      return;
    }
    try {
      new Frame(Kind.RUNS, new byte[0]).write(out);
    } catch (IOException gone) {
      Runtime.getRuntime().halt(1);
    }
  }
}
