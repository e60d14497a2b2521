package touchline.server.grading.job;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.grading.job.JobResult.Built;
import touchline.server.grading.job.JobResult.Changed;
import touchline.server.grading.job.JobResult.DoesNotCompile;
import touchline.server.grading.job.JobResult.DoesNotFit;
import touchline.server.grading.job.JobResult.Failed;
import touchline.server.grading.job.JobResult.Finished;
import touchline.server.grading.job.JobResult.Refused;

/** What became of a job, as bytes. */
public final class JobResultWire {
  /** As large as all classes of a source may be. */
  private static final int LARGEST = 512 << 10;

  private JobResultWire() {}

  public static byte[] write(JobResult ran) throws IOException {
    ByteArrayOutputStream octets = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(octets);
    if (ran instanceof DoesNotCompile broken) {
      out.writeByte('c');
      ComplaintWire.writeAll(out, broken.complaints());
    } else if (ran instanceof DoesNotFit misfit) {
      out.writeByte('f');
      ComplaintWire.write(out, misfit.complaint());
    } else if (ran instanceof Refused refused) {
      out.writeByte('r');
      ComplaintWire.writeAll(out, refused.complaints());
    } else if (ran instanceof Finished finished) {
      out.writeByte('d');
      Texts.writeList(out, finished.cases(), each -> CaseWire.write(out, each));
      out.writeBoolean(finished.trace().isPresent());
      if (finished.trace().isPresent()) {
        TraceWire.write(out, finished.trace().get());
      }
    } else if (ran instanceof Changed changed) {
      out.writeByte('u');
      out.writeInt(changed.index());
      CaseWire.write(out, changed.first());
      CaseWire.write(out, changed.second());
    } else if (ran instanceof Built built) {
      out.writeByte('b');
      Texts.write(out, built.descriptor());
      Texts.writeList(out, List.copyOf(built.classFiles().entrySet()), each -> write(out, each));
    } else if (ran instanceof Failed failed) {
      out.writeByte('x');
      Texts.write(out, failed.reason());
    }
    return octets.toByteArray();
  }

  /**
   * Reads an answer.
   *
   * @throws IOException if the bytes are not one; the child is not to be trusted further then
   */
  public static JobResult read(byte[] octets) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(octets));
    return switch (in.readByte()) {
      case 'c' -> new DoesNotCompile(ComplaintWire.readAll(in));
      case 'f' -> new DoesNotFit(ComplaintWire.read(in));
      case 'r' -> new Refused(ComplaintWire.readAll(in));
      case 'd' -> new Finished(Texts.readList(in, () -> CaseWire.read(in)), trace(in));
      case 'u' -> new Changed(in.readInt(), CaseWire.read(in), CaseWire.read(in));
      case 'b' -> new Built(Texts.read(in), classFiles(in));
      case 'x' -> new Failed(Texts.read(in));
      default -> throw new IOException("an answer must have a known first byte: " + octets[0]);
    };
  }

  private static void write(DataOutputStream out, Map.Entry<String, byte[]> classFile)
      throws IOException {
    Texts.write(out, classFile.getKey());
    out.writeInt(classFile.getValue().length);
    out.write(classFile.getValue());
  }

  private static Map<String, byte[]> classFiles(DataInputStream in) throws IOException {
    Map<String, byte[]> classFiles = new HashMap<>();
    for (Map.Entry<String, byte[]> each :
        Texts.readList(in, () -> Map.entry(Texts.read(in), bytes(in)))) {
      classFiles.put(each.getKey(), each.getValue());
    }
    return classFiles;
  }

  private static byte[] bytes(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LARGEST) {
      throw new IOException("a class file must have at most " + LARGEST + " bytes: " + length);
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return bytes;
  }

  private static Optional<CaseTrace> trace(DataInputStream in) throws IOException {
    return in.readBoolean() ? Optional.of(TraceWire.read(in)) : Optional.empty();
  }
}
