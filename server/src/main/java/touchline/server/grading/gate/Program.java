package touchline.server.grading.gate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** The class files of a student's program, by the names of class files. */
public record Program(Map<String, ClassNode> classes) {
  public static Program read(Iterable<byte[]> classFiles) {
    Map<String, ClassNode> classes = new LinkedHashMap<>();
    for (byte[] classFile : classFiles) {
      ClassNode node = new ClassNode();
      new ClassReader(classFile).accept(node, ClassReader.SKIP_FRAMES);
      classes.put(node.name, node);
    }
    return new Program(classes);
  }

  public boolean has(String type) {
    return classes.containsKey(type);
  }

  /** The nearest superclass that is of the library; for a type of the library, itself. */
  public String libraryType(String type) {
    String at = type;
    for (ClassNode node = classes.get(at); node != null; node = classes.get(at)) {
      at = node.superName;
    }
    return at;
  }

  /** The class or interface of the program that declares the member, seen from a type of it. */
  public Optional<ClassNode> declaring(@Nullable String type, String name, String descriptor) {
    ClassNode node = type == null ? null : classes.get(type);
    if (node == null) {
      return Optional.empty();
    }
    if (declares(node, name, descriptor)) {
      return Optional.of(node);
    }
    Optional<ClassNode> above = declaring(node.superName, name, descriptor);
    for (String type2 : node.interfaces) {
      above = above.or(() -> declaring(type2, name, descriptor));
    }
    return above;
  }

  /** Whether a class of the program, the type or one above it, declares the method. */
  boolean isImplemented(String type, String name, String descriptor) {
    ClassNode node = classes.get(type);
    return node != null
        && (declares(node, name, descriptor) || isImplemented(node.superName, name, descriptor));
  }

  /** Whether an interface of the program, anywhere above the type, declares the method. */
  boolean isDeclaredByInterface(@Nullable String type, String name, String descriptor) {
    ClassNode node = type == null ? null : classes.get(type);
    if (node == null) {
      return false;
    }
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    return (isInterface && declares(node, name, descriptor))
        || isDeclaredByInterface(node.superName, name, descriptor)
        || node.interfaces.stream().anyMatch(each -> isDeclaredByInterface(each, name, descriptor));
  }

  private static boolean declares(ClassNode node, String name, String descriptor) {
    return node.methods.stream().anyMatch(m -> m.name.equals(name) && m.desc.equals(descriptor))
        || node.fields.stream().anyMatch(f -> f.name.equals(name) && f.desc.equals(descriptor));
  }

  /** The library interfaces of a type of the program, through all that is above it. */
  public Iterable<String> libraryInterfaces(String type) {
    ClassNode node = classes.get(type);
    if (node == null) {
      return java.util.List.of(type);
    }
    java.util.List<String> found = new java.util.ArrayList<>();
    libraryInterfaces(node.superName).forEach(found::add);
    node.interfaces.forEach(each -> libraryInterfaces(each).forEach(found::add));
    return found;
  }
}
