package touchline.weave;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.V17;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;

/**
 * Writes the class of the listings. In Java it reads:
 *
 * <pre>
 * static List&lt;String&gt; all() {
 *   return List.of("Measure#distance(a, b)\nVec2 way = b.minus(a);\n…", …);
 * }
 * </pre>
 */
final class ListingTableWriter {
  static final String NAME = "touchline/listing/ListingTable";

  /** A table of the same form, of the listings with gaps. */
  static final String GAPS = "touchline/gap/GapTable";

  private static final Type OBJECT = Type.getType(Object.class);

  private ListingTableWriter() {}

  /** The class file. */
  static byte[] of(String name, List<String> listings) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(V17, ACC_FINAL, name, null, OBJECT.getInternalName(), null);
    ListMethod.write(writer, listings, (listing, all) -> all.push(listing));
    return writer.toByteArray();
  }
}
