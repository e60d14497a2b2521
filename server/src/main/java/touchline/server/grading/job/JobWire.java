package touchline.server.grading.job;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.lane.Owner;

/** A job as bytes. The owner stays here: the child has no use for who asks. */
public final class JobWire {
  private JobWire() {}

  public static byte[] write(Job job) throws IOException {
    ByteArrayOutputStream octets = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(octets);
    Texts.write(out, job.source());
    Texts.write(out, job.signature().method());
    Texts.writeList(out, job.signature().parameters(), kind -> Texts.write(out, kind));
    Texts.write(out, job.signature().result());
    out.writeInt(job.tracedCase());
    Texts.writeList(out, job.inputs(), numbers -> Texts.write(out, numbers));
    return octets.toByteArray();
  }

  public static Job read(byte[] octets) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(octets));
    String source = Texts.read(in);
    String method = Texts.read(in);
    List<ValueType> parameters = Texts.readList(in, () -> Texts.constant(in, ValueType.class));
    Signature signature = new Signature(method, parameters, Texts.constant(in, ValueType.class));
    int traced = in.readInt();
    List<double[]> inputs = Texts.readList(in, () -> Texts.readNumbers(in));
    return new Job(source, signature, inputs, traced, Owner.named(""));
  }
}
