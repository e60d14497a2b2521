package touchline.weave;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import touchline.trace.Recorder;

/**
 * Adds to a class file the calls that let a {@link Recorder} hear every line, every variable that
 * is set, every condition and every return. The class must be compiled with {@code -g}: names and
 * scopes come from its local variable table.
 *
 * <p>What a jump means is read off its direction, as javac lays code out: a jump forward skips the
 * body, so it is taken when the condition is false; a jump back repeats the body, so it is taken
 * when the condition is true. In {@code x || y} the parts are not told apart.
 */
public final class Weaver {
  private Weaver() {}

  /**
   * Returns the woven form of a class file.
   *
   * @param loader finds the classes that the class file names, to compute its stack frames
   */
  public static byte[] weave(byte[] classFile, ClassLoader loader) {
    ClassNode woven = new ClassNode();
    new ClassReader(classFile).accept(woven, ClassReader.SKIP_FRAMES);
    for (MethodNode method : woven.methods) {
      if (isWorthStepping(method)) {
        weave(method);
      }
    }
    ClassWriter writer = new FrameWriter(loader);
    woven.accept(writer);
    return writer.toByteArray();
  }

  private static boolean isWorthStepping(MethodNode method) {
    boolean hasCode = method.instructions.size() > 0;
    boolean written = (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) == 0;
    return hasCode && written && !method.name.startsWith("<");
  }

  /** Weaves one method of a class that is being changed; its frames must be computed anew. */
  public static void weave(MethodNode method) {
    InsnList code = method.instructions;
    Set<LabelNode> passed = new HashSet<>();
    for (AbstractInsnNode at : code.toArray()) {
      if (at instanceof LabelNode label) {
        passed.add(label);
      } else if (at instanceof LineNumberNode line) {
        code.insert(at, RecorderCalls.line(line.line));
      } else if (at instanceof VarInsnNode store && isStore(store)) {
        nameOf(method, store, store.var)
            .ifPresent(v -> code.insert(store, RecorderCalls.assigned(v)));
      } else if (at instanceof IincInsnNode step) {
        nameOf(method, step, step.var).ifPresent(v -> code.insert(step, RecorderCalls.assigned(v)));
      } else if (at instanceof JumpInsnNode jump && at.getOpcode() != Opcodes.GOTO) {
        weaveJump(code, jump, passed.contains(jump.label));
      } else if (isReturnOfValue(at)) {
        code.insertBefore(at, RecorderCalls.returned(Type.getReturnType(method.desc)));
      }
    }
    code.insert(parameterCalls(method));
  }

  private static boolean isStore(VarInsnNode insn) {
    return insn.getOpcode() >= Opcodes.ISTORE && insn.getOpcode() <= Opcodes.ASTORE;
  }

  private static boolean isReturnOfValue(AbstractInsnNode insn) {
    return insn.getOpcode() >= Opcodes.IRETURN && insn.getOpcode() <= Opcodes.ARETURN;
  }

  /** A variable's scope begins after the instruction that first stores it. */
  private static Optional<LocalVariableNode> nameOf(
      MethodNode method, AbstractInsnNode store, int slot) {
    if (method.localVariables == null) {
      return Optional.empty();
    }
    int position = method.instructions.indexOf(store) + 1;
    return method.localVariables.stream()
        .filter(v -> v.index == slot)
        .filter(v -> scopeStart(method, v) <= position + 1)
        .filter(v -> position < method.instructions.indexOf(v.end))
        .reduce((earlier, later) -> later);
  }

  private static int scopeStart(MethodNode method, LocalVariableNode variable) {
    return method.instructions.indexOf(variable.start);
  }

  private static InsnList parameterCalls(MethodNode method) {
    InsnList calls = new InsnList();
    if (method.localVariables == null) {
      return calls;
    }
    LabelNode start = (LabelNode) firstLabel(method);
    method.localVariables.stream()
        .filter(v -> v.start == start && !v.name.equals("this"))
        .forEach(v -> calls.add(RecorderCalls.assigned(v)));
    return calls;
  }

  private static AbstractInsnNode firstLabel(MethodNode method) {
    AbstractInsnNode at = method.instructions.getFirst();
    while (!(at instanceof LabelNode)) {
      at = at.getNext();
    }
    return at;
  }

  /** Turns {@code if (jump) goto L} into two ways, each of which says what it decided. */
  private static void weaveJump(InsnList code, JumpInsnNode jump, boolean backward) {
    LabelNode jumped = new LabelNode();
    LabelNode next = new LabelNode();
    InsnList ways = new InsnList();
    ways.add(RecorderCalls.decided(!backward));
    ways.add(new JumpInsnNode(Opcodes.GOTO, next));
    ways.add(jumped);
    ways.add(RecorderCalls.decided(backward));
    ways.add(new JumpInsnNode(Opcodes.GOTO, jump.label));
    ways.add(next);
    code.insert(jump, ways);
    jump.label = jumped;
  }

  /** Computes frames with the classes of the given loader instead of ASM's own. */
  private static final class FrameWriter extends ClassWriter {
    private final ClassLoader loader;

    FrameWriter(ClassLoader loader) {
      super(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS);
      this.loader = loader;
    }

    @Override
    protected ClassLoader getClassLoader() {
      return loader;
    }
  }
}
