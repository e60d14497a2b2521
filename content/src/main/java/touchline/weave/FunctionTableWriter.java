package touchline.weave;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.H_INVOKESTATIC;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * Writes the class of the figures' functions. In Java it reads:
 *
 * <pre>
 * static List&lt;Function&gt; all() {
 *   return List.of(
 *       new Function("Grid#entries", "circle circle, number width > 0", FunctionTable::Grid_entries), …);
 * }
 *
 * static List&lt;Function&gt; first() {
 *   … // the same for the first lessons
 * }
 *
 * private static void Grid_entries(Inputs inputs) {
 *   Grid.entries(inputs.circle("circle"), inputs.number("width"));
 * }
 * </pre>
 */
final class FunctionTableWriter {
  static final String NAME = "touchline/figure/FunctionTable";

  private static final Type FUNCTION = Type.getObjectType("touchline/figure/Function");
  private static final Type CALL = Type.getObjectType("touchline/figure/Function$Call");
  private static final Type OBJECT = Type.getType(Object.class);
  private static final Type ON_INPUTS = Type.getMethodType(Type.VOID_TYPE, Arguments.INPUTS);
  private static final Method NEW_FUNCTION =
      new Method("<init>", "(Ljava/lang/String;Ljava/lang/String;" + CALL.getDescriptor() + ")V");
  private static final Handle LAMBDA =
      new Handle(
          H_INVOKESTATIC,
          "java/lang/invoke/LambdaMetafactory",
          "metafactory",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
              + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;"
              + "Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)"
              + "Ljava/lang/invoke/CallSite;",
          false);

  private final List<TaughtMethod> methods;
  private final Set<String> first;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);

  private FunctionTableWriter(List<TaughtMethod> methods, Set<String> first) {
    this.methods = methods;
    this.first = first;
  }

  /**
   * The class file.
   *
   * @param first the classes of the first lessons, such as {@code SegmentCircle}
   * @throws IllegalArgumentException if two methods have one name, or one is not given what it
   *     takes
   */
  static byte[] of(List<TaughtMethod> methods, Set<String> first) {
    Set<String> names = new HashSet<>();
    for (TaughtMethod method : methods) {
      if (!names.add(method.name())) {
        throw new IllegalArgumentException("tag must be of one method only: " + method.name());
      }
    }
    return new FunctionTableWriter(methods, first).classFile();
  }

  private byte[] classFile() {
    writer.visit(V17, ACC_FINAL, NAME, null, OBJECT.getInternalName(), null);
    ListMethod.write(writer, methods, FunctionTableWriter::loadFunction);
    ListMethod.write("first", writer, ofFirstLessons(), FunctionTableWriter::loadFunction);
    methods.forEach(this::writeCall);
    return writer.toByteArray();
  }

  private List<TaughtMethod> ofFirstLessons() {
    return methods.stream()
        .filter(method -> first.contains(method.name().substring(0, method.name().indexOf('#'))))
        .toList();
  }

  private static void loadFunction(TaughtMethod method, GeneratorAdapter all) {
    all.newInstance(FUNCTION);
    all.dup();
    all.push(method.name());
    all.push(method.inputs());
    Handle call =
        new Handle(
            H_INVOKESTATIC, NAME, callOf(method).getName(), ON_INPUTS.getDescriptor(), false);
    all.invokeDynamic("on", "()" + CALL.getDescriptor(), LAMBDA, ON_INPUTS, call, ON_INPUTS);
    all.invokeConstructor(FUNCTION, NEW_FUNCTION);
  }

  private void writeCall(TaughtMethod method) {
    GeneratorAdapter call =
        new GeneratorAdapter(ACC_PRIVATE | ACC_STATIC, callOf(method), null, null, writer);
    new Arguments(method, call).load();
    call.invokeStatic(method.copy(), method.signature());
    if (method.signature().getReturnType().getSize() == 2) {
      call.pop2();
    } else {
      call.pop();
    }
    call.visitInsn(RETURN);
    call.endMethod();
  }

  private static Method callOf(TaughtMethod method) {
    return new Method(method.name().replace('#', '_'), ON_INPUTS.getDescriptor());
  }
}
