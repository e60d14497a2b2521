package touchline.server.grading.job;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import touchline.server.grading.job.Ran.Changed;
import touchline.server.grading.job.Ran.DoesNotCompile;
import touchline.server.grading.job.Ran.DoesNotFit;
import touchline.server.grading.job.Ran.Failed;
import touchline.server.grading.job.Ran.Finished;
import touchline.server.grading.job.Ran.Refused;

/** What became of a job, as bytes. */
public final class RanWire {
  private RanWire() {}

  public static byte[] write(Ran ran) throws IOException {
    ByteArrayOutputStream octets = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(octets);
    if (ran instanceof DoesNotCompile broken) {
      out.writeByte('c');
      Texts.writeList(out, broken.complaints(), each -> complaint(out, each));
    } else if (ran instanceof DoesNotFit misfit) {
      out.writeByte('f');
      complaint(out, misfit.complaint());
    } else if (ran instanceof Refused refused) {
      out.writeByte('r');
      Texts.writeList(out, refused.complaints(), each -> complaint(out, each));
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
  public static Ran read(byte[] octets) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(octets));
    return switch (in.readByte()) {
      case 'c' -> new DoesNotCompile(complaints(in));
      case 'f' -> new DoesNotFit(complaint(in));
      case 'r' -> new Refused(complaints(in));
      case 'd' -> new Finished(Texts.readList(in, () -> CaseWire.read(in)), trace(in));
      case 'u' -> new Changed(in.readInt(), CaseWire.read(in), CaseWire.read(in));
      case 'x' -> new Failed(Texts.read(in));
      default -> throw new IOException("an answer must have a known first byte: " + octets[0]);
    };
  }

  private static Optional<Traced> trace(DataInputStream in) throws IOException {
    return in.readBoolean() ? Optional.of(TraceWire.read(in)) : Optional.empty();
  }

  private static List<Complaint> complaints(DataInputStream in) throws IOException {
    return Texts.readList(in, () -> complaint(in));
  }

  private static void complaint(DataOutputStream out, Complaint complaint) throws IOException {
    out.writeInt(complaint.line());
    out.writeInt(complaint.column());
    Texts.write(out, complaint.text());
    Texts.write(out, complaint.advice());
  }

  private static Complaint complaint(DataInputStream in) throws IOException {
    return new Complaint(in.readInt(), in.readInt(), Texts.read(in), Texts.read(in));
  }
}
