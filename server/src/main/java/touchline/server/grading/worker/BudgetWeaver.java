package touchline.server.grading.worker;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Weaves into one method the calls that count what it uses: at its start, at the head of every
 * loop, before every allocation, and in every handler.
 *
 * <p>javac lets the handler of a {@code finally} cover its own first instruction. A check there
 * that throws would be caught by the handler that it stands in, for ever. So handlers begin with a
 * stub behind the method's last instruction, outside of every range.
 */
final class BudgetWeaver {
  private static final String BUDGET = Type.getInternalName(Budget.class);
  private static final String TOLL = Type.getInternalName(Toll.class);
  private static final int BYTES_OF_A_SLOT = 8;

  /** What a frame holds besides its slots; compiled and interpreted frames measured about 100. */
  private static final int BYTES_OF_A_FRAME = 112;

  /** Instructions to a step: straight code is cheap, but not free. */
  private static final int INSTRUCTIONS_OF_A_STEP = 16;

  private static final int STEPS_OF_AN_EXCEPTION = 300;

  private final Sizes sizes;
  private final CallWeaver calls;
  private final MethodNode method;
  private final InsnList code;
  private final int frame;
  private final int before;

  private BudgetWeaver(Sizes sizes, CallWeaver calls, MethodNode method) {
    this.sizes = sizes;
    this.calls = calls;
    this.method = method;
    this.code = method.instructions;
    this.frame = BYTES_OF_A_FRAME + BYTES_OF_A_SLOT * (method.maxLocals + method.maxStack);
    this.before = method.maxLocals;
  }

  static void weave(Sizes sizes, CallWeaver calls, MethodNode method) {
    if (method.instructions.size() > 0) {
      new BudgetWeaver(sizes, calls, method).weave();
    }
  }

  private void weave() {
    AbstractInsnNode[] written = code.toArray();
    Map<LabelNode, Integer> loops = Loops.of(written);
    method.maxLocals++;
    for (AbstractInsnNode at : written) {
      if (at instanceof LabelNode label && loops.containsKey(label)) {
        code.insert(at, steps(loops.get(label)));
      } else {
        weave(at);
      }
    }
    stubs();
    code.insert(entry(written.length));
  }

  private void weave(AbstractInsnNode at) {
    if (at instanceof TypeInsnNode type && at.getOpcode() == Opcodes.NEW) {
      object(type);
    } else if (at instanceof TypeInsnNode && at.getOpcode() == Opcodes.ANEWARRAY) {
      array(at, BYTES_OF_A_SLOT);
    } else if (at instanceof IntInsnNode primitive && at.getOpcode() == Opcodes.NEWARRAY) {
      array(
          at,
          primitive.operand == Opcodes.T_BOOLEAN || primitive.operand == Opcodes.T_BYTE ? 1 : 8);
    } else if (at instanceof MultiANewArrayInsnNode arrays) {
      arrays(arrays);
    } else if (at instanceof FieldInsnNode field && field.owner.equals("java/lang/System")) {
      code.set(
          at,
          new MethodInsnNode(
              Opcodes.INVOKESTATIC,
              Type.getInternalName(StandardOutput.class),
              "out",
              "()" + field.desc,
              false));
    } else if (at instanceof MethodInsnNode call) {
      calls.weave(method, call);
    } else if (at instanceof InvokeDynamicInsnNode call) {
      calls.weave(method, call);
    } else if (at.getOpcode() == Opcodes.ATHROW) {
      code.insertBefore(at, new InsnNode(Opcodes.DUP));
      code.insertBefore(at, call("throwing", "(Ljava/lang/Throwable;)V"));
    } else if (at.getOpcode() >= Opcodes.IRETURN && at.getOpcode() <= Opcodes.RETURN) {
      code.insertBefore(at, new VarInsnNode(Opcodes.ILOAD, before));
      code.insertBefore(at, call("leave", "(I)V"));
    }
  }

  private InsnList entry(int length) {
    InsnList entry = new InsnList();
    entry.add(line(code.getFirst()));
    entry.add(Push.number(frame));
    entry.add(call("enter", "(I)I"));
    entry.add(new VarInsnNode(Opcodes.ISTORE, before));
    entry.add(steps(length));
    return entry;
  }

  /** Says for what follows that it is of the line that comes next in the code from there. */
  private static InsnList line(AbstractInsnNode from) {
    InsnList line = new InsnList();
    for (AbstractInsnNode at = from; at != null; at = at.getNext()) {
      if (at instanceof LineNumberNode number) {
        LabelNode label = new LabelNode();
        line.add(label);
        line.add(new LineNumberNode(number.line, label));
        return line;
      }
    }
    return line;
  }

  private static InsnList steps(int instructions) {
    InsnList steps = new InsnList();
    steps.add(Push.number(1 + instructions / INSTRUCTIONS_OF_A_STEP));
    steps.add(call("steps", "(I)V"));
    return steps;
  }

  private void object(TypeInsnNode type) {
    code.insertBefore(type, Push.number(sizes.of(type.desc)));
    code.insertBefore(type, call("memory", "(I)V"));
    if (sizes.isThrowable(type.desc)) {
      code.insertBefore(type, Push.number(STEPS_OF_AN_EXCEPTION));
      code.insertBefore(type, call("steps", "(I)V"));
    }
  }

  private void array(AbstractInsnNode at, int bytes) {
    code.insertBefore(at, new InsnNode(Opcodes.DUP));
    code.insertBefore(at, Push.number(bytes));
    code.insertBefore(at, toll("array", "(II)V"));
  }

  private void arrays(MultiANewArrayInsnNode arrays) {
    if (arrays.dims == 1) {
      array(arrays, BYTES_OF_A_SLOT);
      return;
    }
    int first = method.maxLocals;
    method.maxLocals += arrays.dims;
    for (int i = arrays.dims - 1; i >= 0; i--) {
      code.insertBefore(arrays, new VarInsnNode(Opcodes.ISTORE, first + i));
    }
    for (int i = 0; i < 2 * arrays.dims; i++) {
      if (i == arrays.dims) {
        code.insertBefore(arrays, toll("grid", "(" + "I".repeat(arrays.dims) + ")V"));
      }
      code.insertBefore(arrays, new VarInsnNode(Opcodes.ILOAD, first + i % arrays.dims));
    }
  }

  private void stubs() {
    Map<LabelNode, LabelNode> stubs = new HashMap<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      block.handler = stubs.computeIfAbsent(block.handler, this::stub);
    }
  }

  private LabelNode stub(LabelNode handler) {
    LabelNode stub = new LabelNode();
    code.add(stub);
    code.add(line(handler));
    code.add(new InsnNode(Opcodes.DUP));
    code.add(new VarInsnNode(Opcodes.ILOAD, before));
    code.add(Push.number(frame));
    code.add(call("caught", "(Ljava/lang/Throwable;II)V"));
    code.add(new JumpInsnNode(Opcodes.GOTO, handler));
    return stub;
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, BUDGET, name, descriptor, false);
  }

  private static MethodInsnNode toll(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, TOLL, name, descriptor, false);
  }
}
