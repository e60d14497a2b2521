package touchline.server.grading.job;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** One message on the pipe between server and worker: a byte for its kind, a length, bytes. */
@SuppressWarnings("ArrayRecordComponent") // A message is passed on, never compared.
public record Frame(Kind kind, byte[] bytes) {
  /** A message of more bytes is a broken pipe. */
  private static final int MOST = 64 << 20;

  /** Kinds of messages. */
  public enum Kind {
    /** To the worker: {@link JobWire}. */
    JOB,
    /** From the worker, once: it can take jobs; a text says whether it is sealed. */
    READY,
    /** From the worker: the compiler is done with the job, it runs now. */
    RUNS,
    /** From the worker: {@link JobResultWire}; it can take the next. */
    RAN,
    /** From the worker: the same, and it must not take another. */
    RAN_LAST,
    /**
     * From the worker: the same, and what it says is to be believed only if no other job was there
     * before, which may have broken what this one used.
     */
    RAN_SHAKEN
  }

  public void write(DataOutputStream out) throws IOException {
    Texts.write(out, kind);
    out.writeInt(bytes.length);
    out.write(bytes);
    out.flush();
  }

  /** Waits for a message. */
  public static Frame read(DataInputStream in) throws IOException {
    Kind kind = Texts.constant(in, Kind.class);
    int length = in.readInt();
    if (length < 0 || length > MOST) {
      throw new IOException("a message must have at most " + MOST + " bytes: " + length);
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return new Frame(kind, bytes);
  }
}
