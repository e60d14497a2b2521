package touchline.weave;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.MethodRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * A step of the build: beside the compiled algorithms, {@code touchline.taught}, it writes woven
 * copies, {@code touchline.traced.taught}, and makes the figures' table of functions call the
 * copies. The algorithms themselves stay as javac wrote them.
 *
 * <p>When a taught method calls another one, its copy calls the plain one: a call is one step of
 * the method that is read. So taught methods that are called by others must be public and static,
 * and take values of the geometry.
 */
public final class WeaveClasses {
  private static final String WOVEN = "touchline/taught/";
  private static final String COPIES = "touchline/traced/taught/";
  private static final String TABLE = "touchline/figure/Functions";
  private static final Remapper NAMES =
      new Remapper(Opcodes.ASM9) {
        @Override
        public String map(String name) {
          return name.startsWith(WOVEN) ? COPIES + name.substring(WOVEN.length()) : name;
        }
      };

  private WeaveClasses() {}

  /** Takes one argument: the folder of the compiled classes. */
  public static void main(String[] arguments) throws IOException {
    Path classes = Path.of(arguments[0]);
    forget(classes.resolve(COPIES));
    ClassLoader loader = WeaveClasses.class.getClassLoader();
    for (Path file : classFilesIn(classes)) {
      String name = nameOf(classes, file);
      if (name.startsWith(WOVEN)) {
        write(classes, Weaver.weave(Files.readAllBytes(file), loader));
      } else if (name.startsWith(TABLE)) {
        write(classes, Files.readAllBytes(file));
      }
    }
  }

  /** A copy must not outlive an algorithm that was renamed or removed. */
  private static void forget(Path copies) throws IOException {
    if (Files.isDirectory(copies)) {
      for (Path copy : classFilesIn(copies)) {
        Files.delete(copy);
      }
    }
  }

  private static List<Path> classFilesIn(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .filter(file -> !file.endsWith("package-info.class"))
          .toList();
    }
  }

  private static String nameOf(Path classes, Path file) {
    return classes.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
  }

  private static void write(Path classes, byte[] classFile) throws IOException {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(0);
    reader.accept(new Copier(writer), 0);
    Path file = classes.resolve(NAMES.map(reader.getClassName()) + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, writer.toByteArray());
  }

  /** Renames everything but the owners of the methods that a woven class calls. */
  private static final class Copier extends ClassRemapper {
    private boolean isWoven;

    Copier(ClassWriter writer) {
      super(Opcodes.ASM9, writer, NAMES);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        String superName,
        String[] interfaces) {
      isWoven = name.startsWith(WOVEN);
      super.visit(version, access, name, signature, superName, interfaces);
    }

    @Override
    protected MethodVisitor createMethodRemapper(MethodVisitor writer) {
      return isWoven ? new PlainCalls(writer) : super.createMethodRemapper(writer);
    }
  }

  /** Leaves static calls of algorithms as they are. */
  private static final class PlainCalls extends MethodRemapper {
    PlainCalls(MethodVisitor writer) {
      super(Opcodes.ASM9, writer, NAMES);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (opcode == Opcodes.INVOKESTATIC && owner.startsWith(WOVEN)) {
        mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      } else {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      }
    }
  }
}
