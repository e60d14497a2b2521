package touchline.server.grading.worker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.server.grading.gate.Program;
import touchline.server.grading.job.Complaint;

/** The method that an exercise asks for, to be found in a program. */
record TargetMethod(Signature signature) {
  static final String CLASS = "Solution";
  private static final Map<ValueType, Class<?>> TYPES =
      Map.of(
          ValueType.POINT, Vec2.class,
          ValueType.NUMBER, double.class,
          ValueType.TRUTH, boolean.class,
          ValueType.CIRCLES, Circle[].class,
          ValueType.CIRCLE, Circle.class,
          ValueType.SEGMENT, Segment.class);

  /** What hinders the call, if anything. */
  Optional<Complaint> misfit(Program program) {
    ClassNode solution = program.classes().get(CLASS);
    if (solution == null) {
      return wrong(0, "there is no class " + CLASS);
    }
    List<MethodNode> named =
        solution.methods.stream().filter(m -> m.name.equals(signature.method())).toList();
    if (named.isEmpty()) {
      return wrong(0, "class " + CLASS + " has no method " + signature.method());
    }
    Optional<MethodNode> found = find(program);
    if (found.isEmpty()) {
      String text = signature.method() + " has other parameters or another result";
      return wrong(line(named.get(0)), text);
    }
    boolean isStatic = (found.get().access & Opcodes.ACC_STATIC) != 0;
    return isStatic
        ? Optional.empty()
        : wrong(line(found.get()), signature.method() + " must be static");
  }

  Optional<MethodNode> find(Program program) {
    ClassNode solution = program.classes().get(CLASS);
    return solution == null
        ? Optional.empty()
        : solution.methods.stream()
            .filter(m -> m.name.equals(signature.method()) && m.desc.equals(descriptor()))
            .findFirst();
  }

  /** In the form of class files. */
  String descriptor() {
    return type().toMethodDescriptorString();
  }

  /** The method as a handle that takes all arguments as one array and returns an object. */
  MethodHandle handle(ClassLoader loader) throws ReflectiveOperationException {
    Method method =
        loader.loadClass(CLASS).getDeclaredMethod(signature.method(), type().parameterArray());
    method.setAccessible(true);
    return MethodHandles.lookup()
        .unreflect(method)
        .asSpreader(Object[].class, type().parameterCount())
        .asType(MethodType.methodType(Object.class, Object[].class));
  }

  private MethodType type() {
    List<Class<?>> parameters = signature.parameters().stream().<Class<?>>map(TYPES::get).toList();
    Class<?> result = TYPES.get(signature.result());
    if (result == null) {
      throw new IllegalStateException("result must have a type: " + signature.result());
    }
    return MethodType.methodType(result, parameters);
  }

  private Optional<Complaint> wrong(int line, String text) {
    String parameters =
        IntStream.range(0, signature.parameters().size())
            .mapToObj(i -> signature.parameters().get(i).javaType() + " " + (char) ('a' + i))
            .collect(Collectors.joining(", "));
    String wanted =
        "static "
            + signature.result().javaType()
            + " "
            + signature.method()
            + "("
            + parameters
            + ")";
    String advice =
        "Class "
            + CLASS
            + " must have the method "
            + wanted
            + "; the parameters may have any names.";
    return Optional.of(new Complaint(line, 0, text, advice));
  }

  private static int line(MethodNode method) {
    for (AbstractInsnNode at : method.instructions) {
      if (at instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return 0;
  }
}
