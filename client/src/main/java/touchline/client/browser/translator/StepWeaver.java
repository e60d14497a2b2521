package touchline.client.browser.translator;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Weaves into a class file what bounds and mends its script: a step at the start of each method and
 * at the head of each loop, a look at the length of each array, and Java's own arithmetic where a
 * script's is another.
 */
final class StepWeaver {
  private static final String STEPS = "touchline/client/browser/method/Steps";
  private static final String SAME = "touchline/client/browser/method/SameArithmetic";

  private static final Set<String> MATH = Set.of("java/lang/Math", "java/lang/StrictMath");

  /** Methods of these by name and descriptor; a method of the same name answers in their place. */
  private static final Set<String> STAND_INS =
      Set.of(
          "round(D)J",
          "round(F)I",
          "rint(D)D",
          "IEEEremainder(DD)D",
          "floorDiv(II)I",
          "floorDiv(JJ)J",
          "floorMod(II)I",
          "floorMod(JJ)J");

  private StepWeaver() {}

  static byte[] woven(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
    node.methods.forEach(StepWeaver::weave);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private static void weave(MethodNode method) {
    InsnList code = method.instructions;
    if (code.size() == 0) {
      return;
    }
    AbstractInsnNode[] written = code.toArray();
    Set<LabelNode> heads = heads(written);
    for (AbstractInsnNode at : written) {
      if (at instanceof LabelNode label && heads.contains(label)) {
        code.insert(at, step());
      } else if (at instanceof MultiANewArrayInsnNode arrays && arrays.dims > 1) {
        lengths(method, arrays);
      } else {
        weave(code, at);
      }
    }
    code.insert(step());
  }

  private static void weave(InsnList code, AbstractInsnNode at) {
    boolean isArray =
        at.getOpcode() == Opcodes.ANEWARRAY
            || (at instanceof IntInsnNode && at.getOpcode() == Opcodes.NEWARRAY);
    if (isArray) {
      code.insertBefore(at, call(STEPS, "room", "(I)I"));
      return;
    }
    switch (at.getOpcode()) {
      case Opcodes.IDIV -> code.set(at, call(SAME, "divided", "(II)I"));
      case Opcodes.IREM -> code.set(at, call(SAME, "remaining", "(II)I"));
      case Opcodes.LDIV -> code.set(at, call(SAME, "divided", "(JJ)J"));
      case Opcodes.LREM -> code.set(at, call(SAME, "remaining", "(JJ)J"));
      case Opcodes.D2I -> code.set(at, call(SAME, "whole", "(D)I"));
      case Opcodes.D2L -> code.set(at, call(SAME, "longWhole", "(D)J"));
      case Opcodes.F2I, Opcodes.F2L -> {
        code.insertBefore(at, new InsnNode(Opcodes.F2D));
        boolean isInt = at.getOpcode() == Opcodes.F2I;
        code.set(at, isInt ? call(SAME, "whole", "(D)I") : call(SAME, "longWhole", "(D)J"));
      }
      case Opcodes.D2F,
          Opcodes.I2F,
          Opcodes.L2F,
          Opcodes.FADD,
          Opcodes.FSUB,
          Opcodes.FMUL,
          Opcodes.FDIV,
          Opcodes.FREM ->
          code.insert(at, call(SAME, "single", "(F)F"));
      default -> standIn(code, at);
    }
  }

  /** Looks at all lengths of an array of arrays together, and puts them back. */
  private static void lengths(MethodNode method, MultiANewArrayInsnNode arrays) {
    InsnList code = method.instructions;
    int first = method.maxLocals;
    method.maxLocals += arrays.dims;
    for (int i = arrays.dims - 1; i >= 0; i--) {
      code.insertBefore(arrays, new VarInsnNode(Opcodes.ISTORE, first + i));
    }
    code.insertBefore(arrays, new VarInsnNode(Opcodes.ILOAD, first));
    for (int i = 1; i < arrays.dims; i++) {
      code.insertBefore(arrays, new VarInsnNode(Opcodes.ILOAD, first + i));
      code.insertBefore(arrays, call(STEPS, "product", "(II)I"));
    }
    code.insertBefore(arrays, call(STEPS, "room", "(I)I"));
    code.insertBefore(arrays, new InsnNode(Opcodes.POP));
    for (int i = 0; i < arrays.dims; i++) {
      code.insertBefore(arrays, new VarInsnNode(Opcodes.ILOAD, first + i));
    }
  }

  private static void standIn(InsnList code, AbstractInsnNode at) {
    if (at instanceof MethodInsnNode called
        && MATH.contains(called.owner)
        && STAND_INS.contains(called.name + called.desc)) {
      code.set(at, call(SAME, called.name, called.desc));
    } else if (at instanceof LdcInsnNode constant && constant.cst instanceof Float) {
      code.insert(at, call(SAME, "single", "(F)F"));
    }
  }

  private static MethodInsnNode step() {
    return call(STEPS, "step", "()V");
  }

  private static MethodInsnNode call(String owner, String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
  }

  /** What a jump goes back to. */
  private static Set<LabelNode> heads(AbstractInsnNode[] written) {
    Set<LabelNode> passed = new HashSet<>();
    Set<LabelNode> heads = new HashSet<>();
    for (AbstractInsnNode at : written) {
      if (at instanceof LabelNode label) {
        passed.add(label);
      }
      targets(at).stream().filter(passed::contains).forEach(heads::add);
    }
    return heads;
  }

  private static List<LabelNode> targets(AbstractInsnNode at) {
    if (at instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    }
    if (at instanceof TableSwitchInsnNode table) {
      return table.labels;
    }
    return at instanceof LookupSwitchInsnNode lookup ? lookup.labels : List.of();
  }
}
