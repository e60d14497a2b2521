package touchline.weave;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Weaves one method. */
final class MethodWeaver {
  private final String type;
  private final MethodNode method;
  private final InsnList code;
  private final Set<LabelNode> passed = new HashSet<>();
  private final Set<LabelNode> heads = new HashSet<>();

  /** The local variable that keeps the depth for the handlers; only they ask for it. */
  private final int depth;

  MethodWeaver(String owner, MethodNode method) {
    this.type = owner.substring(owner.lastIndexOf('/') + 1);
    this.method = method;
    this.code = method.instructions;
    this.depth = method.maxLocals;
    method.maxLocals += method.tryCatchBlocks.isEmpty() ? 0 : 1;
  }

  void weave() {
    AbstractInsnNode[] written = code.toArray();
    findHeads(written);
    int line = 0;
    for (AbstractInsnNode at : written) {
      if (at instanceof LineNumberNode number) {
        line = number.line;
      }
      weave(at, line);
    }
    weaveHandlers();
    code.insert(start(written));
  }

  private void weave(AbstractInsnNode at, int line) {
    if (at instanceof LabelNode label) {
      passed.add(label);
      if (heads.contains(label) && !(label.getNext() instanceof LineNumberNode)) {
        code.insert(at, RecorderCalls.head(line));
      }
    } else if (at instanceof LineNumberNode) {
      code.insert(at, RecorderCalls.line(line));
    } else if (at instanceof VarInsnNode store && isStore(store)) {
      nameOf(store, store.var).ifPresent(v -> code.insert(store, RecorderCalls.assigned(v)));
    } else if (at instanceof IincInsnNode step) {
      nameOf(step, step.var).ifPresent(v -> code.insert(step, RecorderCalls.assigned(v)));
    } else if (at instanceof JumpInsnNode jump && jump.getOpcode() != Opcodes.GOTO) {
      new ConditionalJump(jump, passed.contains(jump.label)).weave(code);
    } else if (at.getOpcode() == Opcodes.RETURN) {
      code.insertBefore(at, RecorderCalls.left());
    } else if (isReturnOfValue(at)) {
      code.insertBefore(at, RecorderCalls.returned(Type.getReturnType(method.desc)));
    }
  }

  /** Javac gives the head of a for-each no line of its own; what is jumped back to is one. */
  private void findHeads(AbstractInsnNode[] written) {
    Set<LabelNode> seen = new HashSet<>();
    for (AbstractInsnNode at : written) {
      if (at instanceof LabelNode label) {
        seen.add(label);
      } else if (at instanceof JumpInsnNode jump && seen.contains(jump.label)) {
        heads.add(jump.label);
      }
    }
  }

  private static boolean isStore(VarInsnNode insn) {
    return insn.getOpcode() >= Opcodes.ISTORE && insn.getOpcode() <= Opcodes.ASTORE;
  }

  private static boolean isReturnOfValue(AbstractInsnNode insn) {
    return insn.getOpcode() >= Opcodes.IRETURN && insn.getOpcode() <= Opcodes.ARETURN;
  }

  /** A variable's scope begins after the instruction that first stores it. */
  private Optional<LocalVariableNode> nameOf(AbstractInsnNode store, int slot) {
    if (method.localVariables == null) {
      return Optional.empty();
    }
    int position = code.indexOf(store) + 1;
    return method.localVariables.stream()
        .filter(v -> v.index == slot)
        .filter(v -> code.indexOf(v.start) <= position + 1)
        .filter(v -> position < code.indexOf(v.end))
        .reduce((earlier, later) -> later);
  }

  /** Says that the method begins, and with which arguments. */
  private InsnList start(AbstractInsnNode[] written) {
    InsnList calls = RecorderCalls.entered(type, firstLine(written));
    if (method.tryCatchBlocks.isEmpty()) {
      calls.add(new InsnNode(Opcodes.POP));
    } else {
      calls.add(new VarInsnNode(Opcodes.ISTORE, depth));
    }
    if (method.localVariables != null) {
      LabelNode start = firstLabel(written);
      method.localVariables.stream()
          .filter(v -> v.start == start && !v.name.equals("this"))
          .forEach(v -> calls.add(RecorderCalls.assigned(v)));
    }
    return calls;
  }

  /** What is thrown leaves the methods that were called without a return. */
  private void weaveHandlers() {
    Set<LabelNode> handlers = new HashSet<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (handlers.add(block.handler)) {
        code.insert(block.handler, RecorderCalls.caught(depth));
      }
    }
  }

  private static int firstLine(AbstractInsnNode[] written) {
    for (AbstractInsnNode at : written) {
      if (at instanceof LineNumberNode line) {
        return line.line;
      }
    }
    return 0;
  }

  private static LabelNode firstLabel(AbstractInsnNode[] written) {
    int at = 0;
    while (!(written[at] instanceof LabelNode)) {
      at++;
    }
    return (LabelNode) written[at];
  }
}
