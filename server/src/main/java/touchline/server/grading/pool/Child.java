package touchline.server.grading.pool;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import touchline.server.grading.job.Frame;
import touchline.server.grading.job.Frame.Kind;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.job.JobResultWire;
import touchline.server.grading.job.JobWire;

/** One worker process, seen from the server. Used by one thread at a time. */
final class Child implements AutoCloseable {
  /** The longest that a job may take before the process is killed. */
  static final Duration LONGEST = Duration.ofSeconds(2);

  /** A machine under load starts a process slowly; a broken one never. */
  private static final Duration LONGEST_START = Duration.ofSeconds(20);

  /** So many jobs, and what the compiler has kept is thrown away with the process. */
  private static final int MOST_JOBS = 2_000;

  private final Process process;
  private final DataOutputStream out;
  private final DataInputStream in;
  private int jobs;
  private String compiled = "";
  private boolean isLast;
  private boolean isShaken;
  private String seal = "";
  private List<ProcessHandle> counted = List.of();

  private Child(Process process) {
    this.process = process;
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
    this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
  }

  /** The process died, was killed or wrote what no worker writes. */
  static final class Lost extends Exception {
    private static final long serialVersionUID = 1;
    private final boolean wasRunning;
    private final boolean wasLate;

    Lost(boolean wasRunning, boolean wasLate) {
      this.wasRunning = wasRunning;
      this.wasLate = wasLate;
    }

    /** Whether the compiler was done, so that it was the program that ran. */
    boolean wasRunning() {
      return wasRunning;
    }

    /** Whether it was killed for its time; otherwise it died. */
    boolean wasLate() {
      return wasLate;
    }
  }

  /** Starts a process, which takes jobs once {@link #awaitReady} has returned. */
  static Child start(Java java, Optional<Bubble> bubble, Life life) throws IOException {
    return new Child(builder(CommandLine.words(java, bubble, life)).start());
  }

  /** Of a process that learns nothing of this one's surroundings. */
  static ProcessBuilder builder(List<String> words) {
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().clear();
    // The system's allocator would keep a store of its own for each thread.
    builder.environment().put("MALLOC_ARENA_MAX", "1");
    return builder.redirectError(Redirect.DISCARD);
  }

  /**
   * Waits until it is warm.
   *
   * @throws IOException if it has ended or says something else; then it is closed
   */
  void awaitReady() throws IOException {
    try (Deadline deadline = new Deadline(process, List.of(process.toHandle()), LONGEST_START)) {
      Frame ready = Frame.read(in);
      if (ready.kind() != Kind.READY || deadline.isOver()) {
        throw new IOException("a worker process must say that it is ready");
      }
      counted = Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
      seal = new String(ready.bytes(), StandardCharsets.UTF_8);
    } catch (IOException | RuntimeException | Error failed) {
      close();
      throw failed;
    }
  }

  /** Runs a job. After {@link Lost} the process is gone. */
  JobResult run(Job job) throws Lost {
    boolean running = false;
    jobs++;
    compiled = job.source();
    try (Deadline deadline = new Deadline(process, counted, LONGEST)) {
      try {
        new Frame(Kind.JOB, JobWire.write(job)).write(out);
        Frame frame = Frame.read(in);
        if (frame.kind() == Kind.RUNS) {
          running = true;
          frame = Frame.read(in);
        }
        isLast = frame.kind() != Kind.RAN;
        isShaken = frame.kind() == Kind.RAN_SHAKEN;
        return checked(job, JobResultWire.read(frame.bytes()));
      } catch (IOException | IllegalArgumentException gone) {
        close();
        throw new Lost(running, deadline.isOver());
      }
    }
  }

  private static JobResult checked(Job job, JobResult ran) throws IOException {
    if (ran instanceof JobResult.Finished finished
        && finished.cases().size() != job.inputs().size()) {
      throw new IOException("an answer must have a run for each input");
    }
    return ran;
  }

  /** Whether it can take another job. */
  boolean isFresh() {
    return !isLast && jobs < MOST_JOBS && process.isAlive();
  }

  /** Whether it has compiled this last, and need not again. */
  boolean hasCompiled(String source) {
    return compiled.equals(source);
  }

  /** Whether no job was given to it yet. */
  boolean isUnused() {
    return jobs == 0;
  }

  /** Whether what it said last may be the fault of a job before. */
  boolean isInDoubt() {
    return isShaken && jobs > 1;
  }

  /** "on", or why it is not sealed. */
  String seal() {
    return seal;
  }

  long pid() {
    return process.pid();
  }

  @Override
  public void close() {
    kill(process);
  }

  /** Kills a process and takes its end from the machine's table. */
  static void kill(Process process) {
    try {
      Bubble.end(process);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
    try {
      process.waitFor(5, TimeUnit.SECONDS);
      process.getInputStream().close();
      process.getOutputStream().close();
    } catch (IOException | InterruptedException ignored) {
      // The process is dead or dying; there is nothing left to close.
    }
  }
}
