package touchline.weave;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.V17;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

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
  private static final Method ALL = new Method("all", "()Ljava/util/List;");

  private ListingTableWriter() {}

  /** The class file. */
  static byte[] of(String name, List<String> listings) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(V17, ACC_FINAL, name, null, OBJECT.getInternalName(), null);
    GeneratorAdapter all = new GeneratorAdapter(ACC_STATIC, ALL, null, null, writer);
    all.push(listings.size());
    all.newArray(OBJECT);
    for (int i = 0; i < listings.size(); i++) {
      all.dup();
      all.push(i);
      all.push(listings.get(i));
      all.arrayStore(OBJECT);
    }
    String listOf = "([Ljava/lang/Object;)Ljava/util/List;";
    all.visitMethodInsn(INVOKESTATIC, "java/util/List", "of", listOf, true);
    all.returnValue();
    all.endMethod();
    return writer.toByteArray();
  }
}
