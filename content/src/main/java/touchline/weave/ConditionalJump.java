package touchline.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A jump as part of a condition. What it means is read off the way javac lays code out.
 *
 * <p>A jump back repeats a body, so it is taken when the condition is true. A jump forward skips
 * the body, so it is taken when the condition is false; except in {@code x || y}, where the jump of
 * x leads into the body. A part of {@code &&} or {@code ||} that settles nothing says nothing.
 */
final class ConditionalJump {
  private final JumpInsnNode jump;
  private final JumpInsnNode last;
  private final boolean backward;

  ConditionalJump(JumpInsnNode jump, boolean backward) {
    this.jump = jump;
    this.last = lastOf(jump);
    this.backward = backward;
  }

  /** The last jump of the same condition. */
  private static JumpInsnNode lastOf(JumpInsnNode jump) {
    JumpInsnNode last = jump;
    for (AbstractInsnNode at = jump.getNext(); at != null && !ends(at); at = at.getNext()) {
      if (at instanceof JumpInsnNode next) {
        last = next;
      }
    }
    return last;
  }

  private static boolean ends(AbstractInsnNode at) {
    boolean stores = at instanceof VarInsnNode && at.getOpcode() >= Opcodes.ISTORE;
    boolean leaves = at.getOpcode() >= Opcodes.GOTO && at.getOpcode() <= Opcodes.RETURN;
    return stores || leaves || at instanceof LineNumberNode;
  }

  /** Turns {@code if (jump) goto L} into two ways, each of which says what it decided. */
  void weave(InsnList code) {
    LabelNode jumped = new LabelNode();
    LabelNode next = new LabelNode();
    InsnList ways = new InsnList();
    if (jump == last) {
      ways.add(RecorderCalls.decided(!backward));
    }
    ways.add(new JumpInsnNode(Opcodes.GOTO, next));
    ways.add(jumped);
    if (leadsIntoBody()) {
      ways.add(RecorderCalls.decided(true));
    } else if (jump == last || jump.label == last.label) {
      ways.add(RecorderCalls.decided(backward));
    }
    ways.add(new JumpInsnNode(Opcodes.GOTO, jump.label));
    ways.add(next);
    code.insert(jump, ways);
    jump.label = jumped;
  }

  private boolean leadsIntoBody() {
    for (AbstractInsnNode at = last.getNext(); at instanceof LabelNode; at = at.getNext()) {
      if (at == jump.label) {
        return jump != last;
      }
    }
    return false;
  }
}
