package touchline.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import touchline.trace.Recorder;

/** The instructions that call the {@link Recorder}; each leaves the stack as it found it. */
final class RecorderCalls {
  private static final String RECORDER = Type.getInternalName(Recorder.class);

  private RecorderCalls() {}

  /** Leaves how deep the method is on the stack. */
  static InsnList entered(String type, int first) {
    InsnList call = new InsnList();
    call.add(new LdcInsnNode(type));
    call.add(new LdcInsnNode(first));
    call.add(call("entered", "(Ljava/lang/String;I)I"));
    return call;
  }

  static InsnList line(int line) {
    return withNumber(line, "line");
  }

  static InsnList head(int line) {
    return withNumber(line, "head");
  }

  private static InsnList withNumber(int line, String name) {
    InsnList call = new InsnList();
    call.add(new LdcInsnNode(line));
    call.add(call(name, "(I)V"));
    return call;
  }

  static InsnList left() {
    InsnList call = new InsnList();
    call.add(call("left", "()V"));
    return call;
  }

  /** Takes how deep the method is from a local variable. */
  static InsnList caught(int depth) {
    InsnList call = new InsnList();
    call.add(new VarInsnNode(Opcodes.ILOAD, depth));
    call.add(call("caught", "(I)V"));
    return call;
  }

  static InsnList assigned(LocalVariableNode variable) {
    Type type = Type.getType(variable.desc);
    InsnList call = new InsnList();
    call.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), variable.index));
    box(call, type);
    call.add(new LdcInsnNode(variable.name));
    call.add(call("assigned", "(Ljava/lang/Object;Ljava/lang/String;)V"));
    return call;
  }

  static InsnList returned(Type type) {
    InsnList call = new InsnList();
    call.add(new InsnNode(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP));
    box(call, type);
    call.add(call("returned", "(Ljava/lang/Object;)V"));
    return call;
  }

  static InsnList decided(boolean outcome) {
    InsnList call = new InsnList();
    call.add(new InsnNode(outcome ? Opcodes.ICONST_1 : Opcodes.ICONST_0));
    call.add(call("decided", "(Z)V"));
    return call;
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, RECORDER, name, descriptor, false);
  }

  private static void box(InsnList call, Type type) {
    String box = boxOf(type);
    if (!box.isEmpty()) {
      String descriptor = "(" + type.getDescriptor() + ")L" + box + ";";
      call.add(new MethodInsnNode(Opcodes.INVOKESTATIC, box, "valueOf", descriptor, false));
    }
  }

  private static String boxOf(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.BYTE -> "java/lang/Byte";
      case Type.CHAR -> "java/lang/Character";
      case Type.SHORT -> "java/lang/Short";
      case Type.INT -> "java/lang/Integer";
      case Type.LONG -> "java/lang/Long";
      case Type.FLOAT -> "java/lang/Float";
      case Type.DOUBLE -> "java/lang/Double";
      default -> "";
    };
  }
}
