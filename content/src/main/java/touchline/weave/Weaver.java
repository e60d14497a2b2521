package touchline.weave;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import touchline.trace.Recorder;

/**
 * Adds to a class file the calls that let a {@link Recorder} hear every line, every variable that
 * is set, every condition, every return and every call of a woven method. The class must be
 * compiled with {@code -g}: names and scopes come from its local variable table.
 */
public final class Weaver {
  private Weaver() {}

  /**
   * Returns the woven form of a class file.
   *
   * @param loader finds the classes that the class file names, to compute its stack frames
   */
  public static byte[] weave(byte[] classFile, ClassLoader loader) {
    ClassNode woven = new ClassNode();
    new ClassReader(classFile).accept(woven, ClassReader.SKIP_FRAMES);
    for (MethodNode method : woven.methods) {
      if (isWorthStepping(method)) {
        new MethodWeaver(woven.name, method).weave();
      }
    }
    ClassWriter writer = new FrameWriter(loader);
    woven.accept(writer);
    return writer.toByteArray();
  }

  /**
   * Weaves one method of a class that is being changed; its frames must be computed anew.
   *
   * @param owner internal name of the class
   */
  public static void weave(String owner, MethodNode method) {
    new MethodWeaver(owner, method).weave();
  }

  private static boolean isWorthStepping(MethodNode method) {
    boolean hasCode = method.instructions.size() > 0;
    boolean written = (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) == 0;
    return hasCode && written && !method.name.startsWith("<");
  }

  /** Computes frames with the classes of the given loader instead of ASM's own. */
  private static final class FrameWriter extends ClassWriter {
    private final ClassLoader loader;

    FrameWriter(ClassLoader loader) {
      super(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS);
      this.loader = loader;
    }

    @Override
    protected ClassLoader getClassLoader() {
      return loader;
    }
  }
}
