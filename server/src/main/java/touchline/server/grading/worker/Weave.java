package touchline.server.grading.worker;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import touchline.server.grading.gate.AllowList;
import touchline.server.grading.gate.Program;
import touchline.trace.Recorder;
import touchline.weave.Weaver;

/**
 * From a checked program to class files that count what they use and, if asked, tell their steps.
 */
final class Weave {
  private static final String RECORDER = Type.getInternalName(Recorder.class);
  private static final String TRACER = Type.getInternalName(Tracer.class);

  private Weave() {}

  /** Lets the method tell its steps to {@link Tracer}. */
  static void trace(String owner, MethodNode method) {
    Weaver.weave(owner, method);
    for (AbstractInsnNode at : method.instructions) {
      if (at instanceof MethodInsnNode call && call.owner.equals(RECORDER)) {
        call.owner = TRACER;
      }
    }
  }

  /** Class files by class name, as the compiler wrote them. */
  static Map<String, byte[]> nothing(Program program) {
    Map<String, byte[]> classFiles = new HashMap<>();
    for (ClassNode node : program.classes().values()) {
      FrameWriter writer = new FrameWriter(program);
      node.accept(writer);
      classFiles.put(node.name, writer.toByteArray());
    }
    return classFiles;
  }

  /** Class files by class name, woven with budgets. Changes the program. */
  static Map<String, byte[]> budgets(AllowList allowed, Program program) {
    Sizes sizes = new Sizes(program);
    CallWeaver calls = new CallWeaver(allowed, program);
    Map<String, byte[]> classFiles = new HashMap<>();
    for (ClassNode node : program.classes().values()) {
      Bridges.build(program, node);
      for (MethodNode method : node.methods) {
        BudgetWeaver.weave(sizes, calls, method);
      }
      FrameWriter writer = new FrameWriter(program);
      node.accept(writer);
      classFiles.put(node.name, writer.toByteArray());
    }
    return classFiles;
  }
}
