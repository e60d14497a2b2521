package touchline.client.browser.translator;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes the class that calls the asked method: reads each argument from numbers and gives the
 * answer as numbers.
 */
final class AskedClass {
  static final String NAME = "touchline/client/browser/method/Asked";
  private static final String GIVEN = "touchline/client/browser/method/GivenNumbers";
  private static final String ANSWER = "touchline/client/browser/method/AnswerNumbers";
  private static final String CALL = "([D)[D";

  private AskedClass() {}

  /**
   * The class file.
   *
   * @throws IllegalArgumentException if a type is not one that numbers stand for
   */
  static byte[] of(String owner, String method, String descriptor) {
    ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.visit(
        Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, "java/lang/Object", null);
    MethodVisitor code = type.visitMethod(Opcodes.ACC_STATIC, "call", CALL, null, null);
    code.visitCode();
    code.visitTypeInsn(Opcodes.NEW, GIVEN);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, GIVEN, "<init>", "([D)V", false);
    code.visitVarInsn(Opcodes.ASTORE, 0);
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      String read = "()" + argument.getDescriptor();
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, GIVEN, reader(argument), read, false);
    }
    code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, method, descriptor, false);
    Type result = Type.getReturnType(descriptor);
    reader(result);
    String write = "(" + result.getDescriptor() + ")[D";
    code.visitMethodInsn(Opcodes.INVOKESTATIC, ANSWER, "of", write, false);
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
    type.visitEnd();
    return type.toByteArray();
  }

  private static String reader(Type type) {
    return switch (type.getDescriptor()) {
      case "D" -> "number";
      case "Z" -> "truth";
      case "Ltouchline/geometry/Vec2;" -> "point";
      case "[Ltouchline/geometry/Circle;" -> "circles";
      default -> throw new IllegalArgumentException("type must be one of numbers: " + type);
    };
  }
}
