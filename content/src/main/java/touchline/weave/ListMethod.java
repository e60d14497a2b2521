package touchline.weave;

import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import java.util.List;
import java.util.function.BiConsumer;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Writes the method of a generated table that lists all its entries. */
final class ListMethod {
  private static final String RESULT = "()Ljava/util/List;";

  private ListMethod() {}

  /**
   * Writes {@code static List all()}.
   *
   * @param load leaves an element on the stack
   */
  static <T> void write(
      ClassVisitor table, List<T> elements, BiConsumer<T, GeneratorAdapter> load) {
    write("all", table, elements, load);
  }

  /** The same under another name. */
  static <T> void write(
      String name, ClassVisitor table, List<T> elements, BiConsumer<T, GeneratorAdapter> load) {
    Method method = new Method(name, RESULT);
    GeneratorAdapter all = new GeneratorAdapter(ACC_STATIC, method, null, null, table);
    all.push(elements.size());
    all.newArray(Type.getType(Object.class));
    for (int i = 0; i < elements.size(); i++) {
      all.dup();
      all.push(i);
      load.accept(elements.get(i), all);
      all.arrayStore(Type.getType(Object.class));
    }
    String listOf = "([Ljava/lang/Object;)Ljava/util/List;";
    all.visitMethodInsn(INVOKESTATIC, "java/util/List", "of", listOf, true);
    all.returnValue();
    all.endMethod();
  }
}
