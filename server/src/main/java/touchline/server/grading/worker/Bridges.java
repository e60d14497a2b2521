package touchline.server.grading.worker;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import touchline.server.grading.gate.Program;

/**
 * Turns a reference to a method of the library, {@code Math::sqrt}, into a method of the program
 * that calls it, so that the call can be woven.
 */
final class Bridges {
  private final Program program;
  private final ClassNode node;
  private final List<MethodNode> bridges = new ArrayList<>();

  private Bridges(Program program, ClassNode node) {
    this.program = program;
    this.node = node;
  }

  static void build(Program program, ClassNode node) {
    Bridges bridges = new Bridges(program, node);
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode at : method.instructions) {
        if (at instanceof InvokeDynamicInsnNode call && call.bsm.getName().equals("metafactory")) {
          bridges.replace(call);
        }
      }
    }
    node.methods.addAll(bridges.bridges);
  }

  private void replace(InvokeDynamicInsnNode call) {
    for (int i = 0; i < call.bsmArgs.length; i++) {
      if (call.bsmArgs[i] instanceof Handle handle && !program.has(handle.getOwner())) {
        call.bsmArgs[i] = bridge(handle);
      }
    }
  }

  private Handle bridge(Handle handle) {
    boolean isNew = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
    String receiver = isNew || isStatic ? "" : descriptorOf(handle.getOwner());
    Type result =
        isNew ? Type.getObjectType(handle.getOwner()) : Type.getReturnType(handle.getDesc());
    String parameters = handle.getDesc().substring(1, handle.getDesc().indexOf(')'));
    String descriptor = "(" + receiver + parameters + ")" + result.getDescriptor();
    String name = freeName();
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode bridge = new MethodNode(access, name, descriptor, null, null);
    fill(bridge, handle, result);
    bridges.add(bridge);
    return new Handle(Opcodes.H_INVOKESTATIC, node.name, name, descriptor, isInterface);
  }

  /** A name that no method of the class has: students may give theirs any name. */
  private String freeName() {
    String name = "lambda$library$" + bridges.size();
    while (isTaken(name)) {
      name += "$";
    }
    return name;
  }

  private boolean isTaken(String name) {
    return node.methods.stream().anyMatch(method -> method.name.equals(name));
  }

  private static String descriptorOf(String owner) {
    return owner.startsWith("[") ? owner : "L" + owner + ";";
  }

  private static void fill(MethodNode bridge, Handle handle, Type result) {
    boolean isNew = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    if (isNew) {
      bridge.instructions.add(new TypeInsnNode(Opcodes.NEW, handle.getOwner()));
      bridge.instructions.add(new InsnNode(Opcodes.DUP));
    }
    int slot = 0;
    for (Type argument : Type.getArgumentTypes(bridge.desc)) {
      bridge.instructions.add(new VarInsnNode(argument.getOpcode(Opcodes.ILOAD), slot));
      slot += argument.getSize();
    }
    bridge.instructions.add(
        new MethodInsnNode(
            opcode(handle),
            handle.getOwner(),
            handle.getName(),
            handle.getDesc(),
            handle.isInterface()));
    bridge.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
    bridge.maxLocals = slot;
    bridge.maxStack = slot + 2;
  }

  private static int opcode(Handle handle) {
    return switch (handle.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      default -> Opcodes.INVOKEVIRTUAL;
    };
  }
}
