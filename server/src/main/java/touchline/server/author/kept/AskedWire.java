package touchline.server.author.kept;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.Group;
import touchline.question.Variants;

/** A question as bytes, to be kept. */
public final class AskedWire {
  private AskedWire() {}

  public static byte[] write(Asked asked) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      write(out, asked);
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return bytes.toByteArray();
  }

  public static void write(DataOutputStream out, Asked asked) throws IOException {
    out.writeUTF(asked.arguments());
    AnsweredWire.cases(out, asked.cases());
    variants(out, asked.variants().practice());
    variants(out, asked.variants().credit());
  }

  private static void variants(DataOutputStream out, List<List<Integer>> variants)
      throws IOException {
    out.writeInt(variants.size());
    for (List<Integer> each : variants) {
      out.writeInt(each.size());
      for (int at : each) {
        out.writeInt(at);
      }
    }
  }

  /**
   * What was written.
   *
   * @throws IOException if it was not
   */
  public static Asked read(byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      return read(in);
    }
  }

  public static Asked read(DataInputStream in) throws IOException {
    String arguments = in.readUTF();
    List<AnsweredCase> cases = new ArrayList<>();
    int count = AnsweredWire.count(in);
    for (int i = 0; i < count; i++) {
      cases.add(AnsweredWire.one(in, Group.ORDINARY));
    }
    List<List<Integer>> practice = variants(in, count);
    return new Asked(arguments, cases, new Variants(practice, variants(in, count)));
  }

  private static List<List<Integer>> variants(DataInputStream in, int cases) throws IOException {
    List<List<Integer>> variants = new ArrayList<>();
    int count = AnsweredWire.count(in);
    for (int i = 0; i < count; i++) {
      List<Integer> one = new ArrayList<>();
      int size = AnsweredWire.count(in);
      for (int k = 0; k < size; k++) {
        one.add(place(in, cases));
      }
      variants.add(one);
    }
    return variants;
  }

  private static int place(DataInputStream in, int cases) throws IOException {
    int at = in.readInt();
    if (at < 0 || at >= cases) {
      throw new IOException("place must be of one of the " + cases + " cases: " + at);
    }
    return at;
  }
}
