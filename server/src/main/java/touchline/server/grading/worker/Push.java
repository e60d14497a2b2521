package touchline.server.grading.worker;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** The shortest instruction that pushes a whole number. */
final class Push {
  private Push() {}

  static AbstractInsnNode number(int value) {
    return value >= Short.MIN_VALUE && value <= Short.MAX_VALUE
        ? new IntInsnNode(Opcodes.SIPUSH, value)
        : new LdcInsnNode(value);
  }
}
