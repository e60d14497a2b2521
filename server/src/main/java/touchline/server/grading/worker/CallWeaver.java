package touchline.server.grading.worker;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import touchline.server.grading.gate.AllowList;
import touchline.server.grading.gate.Charge;
import touchline.server.grading.gate.Program;

/** Weaves before and after calls of the library what they are charged for. */
final class CallWeaver {
  private static final String TOLL = Type.getInternalName(Toll.class);
  private static final String BUDGET = Type.getInternalName(Budget.class);
  private static final int STEPS_OF_A_LINE = 2_000;
  private static final int BYTES_OF_A_LAMBDA = 32;
  private static final String BUILDER = "java/lang/StringBuilder";
  private static final String ANY_LAST = "Ljava/lang/Object;)";
  private static final String SHOWN = "(Ljava/lang/Object;)Ljava/lang/Object;";
  private static final String TEXT = "Ljava/lang/String;";
  private static final Type OBJECT = Type.getType(Object.class);

  /** Calls that stand-ins answer, by owner and name. */
  private static final Map<String, String> STAND_INS =
      Map.of(
          "java/lang/String.format", "format",
          "java/lang/String.formatted", "formatted",
          "java/io/PrintStream.printf", "printf",
          "java/io/PrintStream.format", "printf");

  private final AllowList allowed;
  private final Program program;

  CallWeaver(AllowList allowed, Program program) {
    this.allowed = allowed;
    this.program = program;
  }

  /** The charge of a call of the library; nothing for a call of the program's own methods. */
  Charge charge(String owner, String name, String descriptor) {
    if (owner.startsWith("[")) {
      return name.equals("clone") ? Charge.THROUGH : Charge.NOTHING;
    }
    if (!program.has(owner)) {
      return allowed.charge(owner, name, descriptor).orElse(Charge.NOTHING);
    }
    boolean isOwn = program.declaring(owner, name, descriptor).isPresent();
    return isOwn || name.equals("<init>") ? Charge.NOTHING : inherited(owner, name, descriptor);
  }

  private Charge inherited(String owner, String name, String descriptor) {
    for (String type : program.libraryInterfaces(owner)) {
      Charge charge = allowed.charge(type, name, descriptor).orElse(Charge.NOTHING);
      if (charge != Charge.NOTHING) {
        return charge;
      }
    }
    return Charge.NOTHING;
  }

  void weave(MethodNode method, MethodInsnNode call) {
    String standIn = STAND_INS.get(call.owner + "." + call.name);
    if (standIn != null) {
      boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
      String receiver = isStatic ? "" : "L" + call.owner + ";";
      String descriptor = "(" + receiver + call.desc.substring(1);
      String owner = Type.getInternalName(Format.class);
      method.instructions.set(
          call, new MethodInsnNode(Opcodes.INVOKESTATIC, owner, standIn, descriptor, false));
      return;
    }
    if (call.owner.equals(BUILDER) && call.desc.contains(ANY_LAST)) {
      method.instructions.insertBefore(
          call, new MethodInsnNode(Opcodes.INVOKESTATIC, TOLL, "shown", SHOWN, false));
    }
    Charge charge = charge(call.owner, call.name, call.desc);
    if (charge != Charge.NOTHING) {
      new Spill(method, call, Type.getArgumentTypes(call.desc), hasReceiver(call)).weave(charge);
    }
  }

  private static boolean hasReceiver(MethodInsnNode call) {
    return call.getOpcode() != Opcodes.INVOKESTATIC && !call.name.equals("<init>");
  }

  /** Joins texts, or makes a function. */
  void weave(MethodNode method, InvokeDynamicInsnNode call) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    if (call.bsm.getName().equals("makeConcatWithConstants")) {
      new Spill(method, call, arguments, false).weave(Charge.THROUGH);
    } else {
      method.instructions.insertBefore(call, Push.number(BYTES_OF_A_LAMBDA + 8 * arguments.length));
      method.instructions.insertBefore(
          call, new MethodInsnNode(Opcodes.INVOKESTATIC, BUDGET, "memory", "(I)V", false));
    }
  }

  /** One call whose arguments are put into variables, looked at, and pushed again. */
  private static final class Spill {
    private final MethodNode method;
    private final AbstractInsnNode call;
    private final Type[] values;
    private final int[] slots;
    private final boolean hasReceiver;
    private final InsnList before = new InsnList();
    private final InsnList after = new InsnList();

    Spill(MethodNode method, AbstractInsnNode call, Type[] arguments, boolean hasReceiver) {
      this.method = method;
      this.call = call;
      this.hasReceiver = hasReceiver;
      int shift = hasReceiver ? 1 : 0;
      values = new Type[arguments.length + shift];
      slots = new int[values.length];
      System.arraycopy(arguments, 0, values, shift, arguments.length);
      if (hasReceiver) {
        values[0] = OBJECT;
      }
      for (int i = 0; i < values.length; i++) {
        slots[i] = method.maxLocals;
        method.maxLocals += values[i].getSize();
      }
    }

    void weave(Charge charge) {
      for (int i = values.length - 1; i >= 0; i--) {
        before.add(new VarInsnNode(values[i].getOpcode(Opcodes.ISTORE), slots[i]));
      }
      charge(charge);
      for (int i = 0; i < values.length; i++) {
        load(i);
      }
      if (charge.makesResult()) {
        result();
      }
      method.instructions.insertBefore(call, before);
      method.instructions.insert(call, after);
    }

    private void charge(Charge charge) {
      for (int i = 0; i < values.length; i++) {
        boolean isReceiver = hasReceiver && i == 0;
        if (isReceiver ? charge.goesThroughReceiver() : charge.goesThroughArguments()) {
          each(i, "through");
        }
        if (charge == Charge.ADDED && !isReceiver) {
          each(i, "added");
        }
        if (charge == Charge.ROOM && values[i].getSort() == Type.INT) {
          load(i);
          before.add(toll("room", "(I)V"));
        }
      }
      whole(charge);
    }

    private void whole(Charge charge) {
      switch (charge) {
        case ELEMENT, KEY, ADDED -> before.add(toll("element", "()V"));
        case PRODUCT -> pair("product", "(Ljava/lang/Object;Ljava/lang/Object;)V");
        case REPEATED -> pair("repeated", "(Ljava/lang/Object;I)V");
        case RANGE -> pair("range", "(II)V");
        case POWER -> pair("power", "(Ljava/lang/Object;I)V");
        case DIGITS -> digits("digits");
        case ROOT -> digits("root");
        case OUTPUT -> {
          before.add(Push.number(STEPS_OF_A_LINE));
          before.add(new MethodInsnNode(Opcodes.INVOKESTATIC, BUDGET, "steps", "(I)V", false));
        }
        default -> {}
      }
    }

    /** Adds up how long the numbers are; primitive ones say how long a result shall be. */
    private void digits(String name) {
      before.add(new InsnNode(Opcodes.LCONST_0));
      for (int i = 0; i < values.length; i++) {
        boolean isObject = values[i].getSort() >= Type.ARRAY;
        if (isObject || values[i].getSort() == Type.INT) {
          load(i);
          before.add(toll("words", isObject ? "(JLjava/lang/Object;)J" : "(JI)J"));
        }
      }
      before.add(toll(name, "(J)V"));
    }

    private void pair(String name, String descriptor) {
      load(0);
      load(1);
      before.add(toll(name, descriptor));
    }

    private void each(int i, String name) {
      if (values[i].getSort() >= Type.ARRAY) {
        load(i);
        before.add(toll(name, "(Ljava/lang/Object;)V"));
      }
    }

    private void load(int i) {
      before.add(new VarInsnNode(values[i].getOpcode(Opcodes.ILOAD), slots[i]));
    }

    private void result() {
      String descriptor =
          call instanceof MethodInsnNode made ? made.desc : ((InvokeDynamicInsnNode) call).desc;
      Type result = Type.getReturnType(descriptor);
      if (result.getDescriptor().equals(TEXT)) {
        after.add(toll("text", "(" + TEXT + ")" + TEXT));
      } else if (result.getSort() >= Type.ARRAY) {
        after.add(new InsnNode(Opcodes.DUP));
        after.add(toll("made", "(Ljava/lang/Object;)V"));
      }
    }

    private static MethodInsnNode toll(String name, String descriptor) {
      return new MethodInsnNode(Opcodes.INVOKESTATIC, TOLL, name, descriptor, false);
    }
  }
}
