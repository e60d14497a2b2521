package touchline.server.grading.worker;

import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import touchline.server.grading.gate.Library;
import touchline.server.grading.gate.Program;

/** Computes stack frames without loading the program's classes. */
final class FrameWriter extends ClassWriter {
  private static final String OBJECT = "java/lang/Object";
  private final Program program;

  FrameWriter(Program program) {
    super(COMPUTE_FRAMES | COMPUTE_MAXS);
    this.program = program;
  }

  @Override
  protected String getCommonSuperClass(String one, String other) {
    Set<String> above = superclasses(one);
    for (String type : superclasses(other)) {
      if (above.contains(type)) {
        return type;
      }
    }
    return OBJECT;
  }

  /** From the type itself up to Object; an interface counts as Object, as the verifier has it. */
  private Set<String> superclasses(String type) {
    Set<String> all = new LinkedHashSet<>();
    String at = type;
    for (ClassNode node = program.classes().get(at);
        node != null;
        node = program.classes().get(at)) {
      if ((node.access & Opcodes.ACC_INTERFACE) == 0) {
        all.add(at);
      }
      at = node.superName;
    }
    for (Class<?> above = Library.type(at); above != null; above = above.getSuperclass()) {
      if (!above.isInterface()) {
        all.add(above.getName().replace('.', '/'));
      }
    }
    all.add(OBJECT);
    return all;
  }
}
