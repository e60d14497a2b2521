package touchline.server.grading.worker;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** The heads of a method's loops: what a jump goes back to. */
final class Loops {
  private Loops() {}

  /** For each label that is jumped back to: how many instructions lie in the loop. */
  static Map<LabelNode, Integer> of(AbstractInsnNode[] written) {
    Map<LabelNode, Integer> passed = new HashMap<>();
    Map<LabelNode, Integer> loops = new HashMap<>();
    for (int i = 0; i < written.length; i++) {
      if (written[i] instanceof LabelNode label) {
        passed.put(label, i);
      }
      for (LabelNode target : targets(written[i])) {
        Integer head = passed.get(target);
        if (head != null) {
          loops.merge(target, i - head, Math::max);
        }
      }
    }
    return loops;
  }

  private static Set<LabelNode> targets(AbstractInsnNode at) {
    if (at instanceof JumpInsnNode jump) {
      return Set.of(jump.label);
    }
    if (at instanceof TableSwitchInsnNode table) {
      return with(table.labels, table.dflt);
    }
    return at instanceof LookupSwitchInsnNode lookup ? with(lookup.labels, lookup.dflt) : Set.of();
  }

  private static Set<LabelNode> with(List<LabelNode> labels, LabelNode otherwise) {
    Set<LabelNode> all = new HashSet<>(labels);
    all.add(otherwise);
    return all;
  }
}
