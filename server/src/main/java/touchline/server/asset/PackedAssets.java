package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * All assets in one file, as the build made them: to join the style sheets, cut the fonts down,
 * name everything by its bytes and compress it is the same work for every start.
 */
public final class PackedAssets {
  private static final String RESOURCE = "touchline/assets.packed";

  private PackedAssets() {}

  /** A step of the build. Takes the folder of the compiled classes. */
  public static void main(String[] arguments) throws IOException {
    Path made = Path.of(arguments[0]).resolve(RESOURCE);
    Files.createDirectories(Objects.requireNonNull(made.getParent()));
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(made))) {
      write(Assets.of(name -> ClassPath.bytes("touchline/script/" + name)), out);
    }
  }

  /**
   * What the build made.
   *
   * @throws MissingAsset if the program was built without this step, or the file is damaged
   */
  static Assets read() {
    byte[] packed = ClassPath.bytes(RESOURCE);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(packed))) {
      return new Assets(styles(in), in.readUTF(), addresses(in), in.readUTF(), answers(in));
    } catch (IOException broken) {
      throw MissingAsset.damaged(RESOURCE, broken);
    }
  }

  static void write(Assets assets, DataOutputStream out) throws IOException {
    Styles styles = assets.styles();
    out.writeUTF(styles.whole());
    out.writeUTF(styles.mathematics());
    sheet(styles.home(), out);
    out.writeInt(styles.lessons().size());
    for (Map.Entry<String, InlineSheet> lesson : sorted(styles.lessons())) {
      out.writeUTF(lesson.getKey());
      sheet(lesson.getValue(), out);
    }
    out.writeUTF(styles.rest());
    out.writeUTF(assets.start());
    addresses(assets.scripts(), out);
    out.writeUTF(assets.icon());
    out.writeInt(assets.byPath().size());
    for (Map.Entry<String, KeptAnswer> asset : sorted(assets.byPath())) {
      out.writeUTF(asset.getKey());
      out.writeUTF(asset.getValue().type());
      content(asset.getValue().bytes(), out);
    }
  }

  /** Every form that is shorter than the plain one, or this where none is. */
  private static void content(byte[] bytes, DataOutputStream out) throws IOException {
    Map<Coding, byte[]> forms = new EnumMap<>(Coding.class);
    for (Coding coding : Coding.canBeMade()) {
      byte[] form = coding.compress(bytes, Effort.ONCE);
      if (form.length < bytes.length) {
        forms.put(coding, form);
      }
    }
    if (!forms.containsKey(Coding.GZIP)) {
      forms = Map.of(Coding.PLAIN, bytes);
    }
    out.writeUTF(Fingerprint.quick(bytes));
    out.writeInt(forms.size());
    for (Map.Entry<Coding, byte[]> form : forms.entrySet()) {
      out.writeUTF(form.getKey().name());
      out.writeInt(form.getValue().length);
      out.write(form.getValue());
    }
  }

  private static Styles styles(DataInputStream in) throws IOException {
    String whole = in.readUTF();
    String mathematics = in.readUTF();
    InlineSheet home = sheet(in);
    Map<String, InlineSheet> lessons = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      lessons.put(in.readUTF(), sheet(in));
    }
    return new Styles(whole, mathematics, home, lessons, in.readUTF());
  }

  private static void sheet(InlineSheet sheet, DataOutputStream out) throws IOException {
    out.writeUTF(sheet.digest());
    byte[] rules = sheet.rules().getBytes(UTF_8);
    out.writeInt(rules.length);
    out.write(rules);
  }

  private static InlineSheet sheet(DataInputStream in) throws IOException {
    String digest = in.readUTF();
    return new InlineSheet(new String(in.readNBytes(in.readInt()), UTF_8), digest);
  }

  private static void addresses(Map<String, String> addresses, DataOutputStream out)
      throws IOException {
    out.writeInt(addresses.size());
    for (Map.Entry<String, String> address : sorted(addresses)) {
      out.writeUTF(address.getKey());
      out.writeUTF(address.getValue());
    }
  }

  /** The same bytes from each build. */
  private static <T> Set<Map.Entry<String, T>> sorted(Map<String, T> map) {
    return new TreeMap<>(map).entrySet();
  }

  private static Map<String, String> addresses(DataInputStream in) throws IOException {
    Map<String, String> addresses = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      addresses.put(in.readUTF(), in.readUTF());
    }
    return addresses;
  }

  private static Map<String, KeptAnswer> answers(DataInputStream in) throws IOException {
    Map<String, KeptAnswer> answers = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      answers.put(in.readUTF(), answer(in));
    }
    return answers;
  }

  private static KeptAnswer answer(DataInputStream in) throws IOException {
    String type = in.readUTF();
    String fingerprint = in.readUTF();
    Map<Coding, byte[]> forms = new EnumMap<>(Coding.class);
    for (int left = in.readInt(); left > 0; left--) {
      forms.put(Coding.valueOf(in.readUTF()), in.readNBytes(in.readInt()));
    }
    return KeptAnswer.asset(type, fingerprint, forms);
  }
}
