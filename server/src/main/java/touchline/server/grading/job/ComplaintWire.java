package touchline.server.grading.job;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/** Complaints about a source as bytes. */
public final class ComplaintWire {
  private ComplaintWire() {}

  public static void writeAll(DataOutputStream out, List<Complaint> complaints) throws IOException {
    Texts.writeList(out, complaints, each -> write(out, each));
  }

  public static List<Complaint> readAll(DataInputStream in) throws IOException {
    return Texts.readList(in, () -> read(in));
  }

  static void write(DataOutputStream out, Complaint complaint) throws IOException {
    out.writeInt(complaint.line());
    out.writeInt(complaint.column());
    Texts.write(out, complaint.text());
    Texts.write(out, complaint.advice());
  }

  static Complaint read(DataInputStream in) throws IOException {
    return new Complaint(in.readInt(), in.readInt(), Texts.read(in), Texts.read(in));
  }
}
