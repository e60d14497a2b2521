package touchline.server.grading.pool;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.server.grading.job.JobResult;

/** The translating process, seen from the server. Used by one thread at a time. */
final class TranslatorChild implements AutoCloseable {
  /** Processor time of one translation; a usual one takes a fifth of a second. */
  private static final Duration LONGEST = Duration.ofSeconds(5);

  private static final Duration LONGEST_START = Duration.ofSeconds(30);

  /** What the compiler has kept is thrown away with the process. */
  private static final int MOST_JOBS = 500;

  /** Bytes of a script. */
  private static final int LARGEST = 256 << 10;

  private static final String OWNER = "Solution";

  private final Process process;
  private final DataOutputStream out;
  private final DataInputStream in;
  private List<ProcessHandle> counted = List.of();
  private int jobs;

  private TranslatorChild(Process process) {
    this.process = process;
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
    this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
  }

  /** Starts a process and waits until it is warm. */
  static TranslatorChild start(List<String> words) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().clear();
    builder.redirectError(Redirect.DISCARD);
    TranslatorChild child = new TranslatorChild(builder.start());
    try (Deadline deadline =
        new Deadline(child.process, List.of(child.process.toHandle()), LONGEST_START)) {
      if (child.in.readInt() != 0 || deadline.isOver()) {
        throw new IOException("a translating process must say that it is ready");
      }
      child.counted =
          Stream.concat(Stream.of(child.process.toHandle()), child.process.descendants()).toList();
      return child;
    } catch (IOException | RuntimeException | Error failed) {
      child.close();
      throw failed;
    }
  }

  /**
   * The script; empty where there is none for these class files.
   *
   * @throws IOException if the process is gone, and then it is closed
   */
  Optional<byte[]> script(String method, JobResult.Built built) throws IOException {
    jobs++;
    try (Deadline deadline = new Deadline(process, counted, LONGEST)) {
      send(method, built);
      int length = in.readInt();
      if (length == -1) {
        return Optional.empty();
      }
      if (length <= 0 || length > LARGEST || deadline.isOver()) {
        throw new IOException("a script must have at most " + LARGEST + " bytes: " + length);
      }
      byte[] script = new byte[length];
      in.readFully(script);
      return Optional.of(script);
    } catch (IOException gone) {
      close();
      throw gone;
    }
  }

  private void send(String method, JobResult.Built built) throws IOException {
    out.writeUTF(OWNER);
    out.writeUTF(method);
    out.writeUTF(built.descriptor());
    out.writeInt(built.classFiles().size());
    for (Map.Entry<String, byte[]> classFile : built.classFiles().entrySet()) {
      out.writeUTF(classFile.getKey());
      out.writeInt(classFile.getValue().length);
      out.write(classFile.getValue());
    }
    out.flush();
  }

  /** Whether it can take another. */
  boolean isFresh() {
    return jobs < MOST_JOBS && process.isAlive();
  }

  long pid() {
    return process.pid();
  }

  @Override
  public void close() {
    Child.kill(process);
  }
}
