package touchline.server.grading.job;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Optional;
import touchline.server.grading.job.JobResult.Changed;
import touchline.server.grading.job.JobResult.DoesNotCompile;
import touchline.server.grading.job.JobResult.DoesNotFit;
import touchline.server.grading.job.JobResult.Failed;
import touchline.server.grading.job.JobResult.Finished;
import touchline.server.grading.job.JobResult.Refused;

/** What became of a job, as bytes. */
public final class JobResultWire {
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
      case 'x' -> new Failed(Texts.read(in));
      default -> throw new IOException("an answer must have a known first byte: " + octets[0]);
    };
  }

  private static Optional<CaseTrace> trace(DataInputStream in) throws IOException {
    return in.readBoolean() ? Optional.of(TraceWire.read(in)) : Optional.empty();
  }
}
