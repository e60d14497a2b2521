package touchline.server.grading.gate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import touchline.server.grading.job.Complaint;

/**
 * Checks what a program's class files use against the allow-list. The class files are checked, not
 * the source, since a name can be spelled in many ways there and in one way here.
 */
public final class Gate {
  private static final int MOST_DIMENSIONS = 3;

  /** What javac itself writes calls of: lambdas, texts joined with +, methods of records. */
  private static final Set<String> BOOTSTRAPS =
      Set.of(
          "java/lang/invoke/LambdaMetafactory.metafactory",
          "java/lang/invoke/StringConcatFactory.makeConcatWithConstants",
          "java/lang/runtime/ObjectMethods.bootstrap");

  private static final Set<String> SUPERCLASSES =
      Set.of("java/lang/Object", "java/lang/Record", "java/lang/Enum");

  private static final Set<String> INTERFACES =
      Set.of(
          "java/lang/Comparable",
          "java/lang/Iterable",
          "java/lang/Runnable",
          "java/util/Comparator",
          "java/util/Iterator");

  private final AllowList allowed;
  private final Program program;
  private final Refusals refusals;
  private final Uses uses;

  private Gate(AllowList allowed, Replacements instead, Program program) {
    this.allowed = allowed;
    this.refusals = new Refusals(instead);
    this.program = program;
    this.uses = new Uses(allowed, program, refusals);
  }

  /** What is not allowed in the program, at most five complaints in the order of lines. */
  public static List<Complaint> complaints(
      AllowList allowed, Replacements instead, Program program) {
    Gate gate = new Gate(allowed, instead, program);
    program.classes().values().forEach(gate::check);
    return gate.refusals.first();
  }

  private void check(ClassNode node) {
    refusals.at(0);
    if (node.name.indexOf('/') >= 0) {
      refusals.complain("package", "Leave the package line out: class Solution stands alone.");
    }
    boolean extendsAllowed = program.has(node.superName) || SUPERCLASSES.contains(node.superName);
    if (!extendsAllowed && !isThrowable(node.superName)) {
      refusals.refuse("extends", node.superName, "");
    }
    for (String type : node.interfaces) {
      boolean isFunction = type.startsWith("java/util/function/") && allowed.hasType(type);
      if (!program.has(type) && !INTERFACES.contains(type) && !isFunction) {
        refusals.refuse("implements", type, "");
      }
    }
    uses.inherited(node);
    Map<String, Integer> valued = valued(node);
    for (FieldNode field : node.fields) {
      refusals.at(valued.getOrDefault(field.name, 0));
      uses.type(field.desc);
    }
    node.methods.forEach(method -> check(node, method));
  }

  private boolean isThrowable(String type) {
    return allowed.hasType(type)
        && !program.has(type)
        && Exception.class.isAssignableFrom(Library.type(type));
  }

  private void check(ClassNode node, MethodNode method) {
    refusals.at(firstLine(method));
    if ((method.access & Opcodes.ACC_NATIVE) != 0) {
      refusals.complain("native", "Native code is not available. Use plain Java.");
    }
    if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
      refusals.complain("synchronized", "One thread is enough; leave it out.");
    }
    if (method.name.equals("finalize") && method.desc.startsWith("()")) {
      refusals.refuse("", "java/lang/Object", "finalize");
    }
    uses.type(method.desc);
    variables(node, method);
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.type != null) {
        uses.named(block.type);
      }
    }
    for (AbstractInsnNode at : method.instructions) {
      check(node, method, at);
    }
  }

  private void variables(ClassNode node, MethodNode method) {
    List<LocalVariableNode> variables = method.localVariables;
    if (variables != null && !node.name.isEmpty()) {
      variables.forEach(variable -> uses.type(variable.desc));
    }
  }

  private void check(ClassNode node, MethodNode method, AbstractInsnNode at) {
    if (at instanceof LineNumberNode number) {
      refusals.at(number.line);
    } else if (at instanceof MethodInsnNode call) {
      uses.member(call.owner, call.name, call.desc);
    } else if (at instanceof FieldInsnNode field) {
      field(node, method, field);
    } else if (at instanceof TypeInsnNode type) {
      uses.named(type.desc);
    } else if (at instanceof MultiANewArrayInsnNode array) {
      dimensions(array);
    } else if (at instanceof LdcInsnNode constant) {
      constant(constant.cst);
    } else if (at instanceof InvokeDynamicInsnNode call) {
      bootstrapped(call);
    } else if (at.getOpcode() == Opcodes.MONITORENTER) {
      refusals.complain("synchronized", "One thread is enough; leave it out.");
    }
  }

  private void dimensions(MultiANewArrayInsnNode array) {
    uses.type(array.desc);
    if (array.dims > MOST_DIMENSIONS) {
      refusals.complain(
          "an array of " + array.dims + " dimensions",
          "Three dimensions are the most: new T[a][b][c].");
    }
  }

  private void constant(Object value) {
    if (value instanceof Type type && type.getSort() <= Type.OBJECT) {
      boolean isOwn = type.getSort() == Type.OBJECT && program.has(type.getInternalName());
      if (!isOwn) {
        refusals.complain(
            Names.of(type.getInternalName()) + ".class",
            "Reflection is not available. Call the method or the constructor by its name.");
      }
    } else if (value instanceof Type || value instanceof Handle) {
      refusals.complain("a method handle", "Use a lambda.");
    }
  }

  private void bootstrapped(InvokeDynamicInsnNode call) {
    String bootstrap = call.bsm.getOwner() + "." + call.bsm.getName();
    if (!BOOTSTRAPS.contains(bootstrap)) {
      refusals.refuse("", call.bsm.getOwner(), call.bsm.getName());
    }
    uses.type(call.desc);
    for (Object argument : call.bsmArgs) {
      if (argument instanceof Handle handle) {
        uses.member(handle.getOwner(), handle.getName(), descriptor(handle));
      }
    }
  }

  /** The handle of a field of a record has the field's type as its descriptor. */
  private static String descriptor(Handle handle) {
    return handle.getTag() <= Opcodes.H_PUTSTATIC ? "" : handle.getDesc();
  }

  private void field(ClassNode node, MethodNode method, FieldInsnNode field) {
    Optional<ClassNode> declaring = program.declaring(field.owner, field.name, field.desc);
    if (declaring.isEmpty()) {
      uses.member(field.owner, field.name, "");
    } else if (field.getOpcode() == Opcodes.PUTSTATIC && !isInitializer(node, method, field)) {
      refusals.complain(
          "the static variable " + field.name,
          "It would carry a value from one call to the next. Use a local variable or a parameter.");
    }
  }

  private static boolean isInitializer(ClassNode node, MethodNode method, FieldInsnNode field) {
    return method.name.equals("<clinit>") && node.name.equals(field.owner);
  }

  /** Where each field first gets its value, by its name; one that is only declared is not there. */
  private static Map<String, Integer> valued(ClassNode node) {
    Map<String, Integer> lines = new HashMap<>();
    for (MethodNode method : node.methods) {
      int line = 0;
      for (AbstractInsnNode at : method.instructions) {
        if (at instanceof LineNumberNode number) {
          line = number.line;
        } else if (at instanceof FieldInsnNode put && isPut(put, node)) {
          lines.putIfAbsent(put.name, line);
        }
      }
    }
    return lines;
  }

  private static boolean isPut(FieldInsnNode at, ClassNode node) {
    return (at.getOpcode() == Opcodes.PUTSTATIC || at.getOpcode() == Opcodes.PUTFIELD)
        && at.owner.equals(node.name);
  }

  private static int firstLine(MethodNode method) {
    for (AbstractInsnNode at : method.instructions) {
      if (at instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return 0;
  }
}
