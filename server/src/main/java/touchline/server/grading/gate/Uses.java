package touchline.server.grading.gate;

import java.lang.reflect.Method;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/** Holds the types and members that a program uses against the allow-list. */
record Uses(AllowList allowed, Program program, Refusals refusals) {
  /** A method, or with an empty descriptor a field. */
  void member(String owner, String name, String descriptor) {
    if (owner.startsWith("[")) {
      type(owner);
      return;
    }
    boolean isOwn = program.has(owner);
    if (isOwn
        && (name.equals("<init>") || program.declaring(owner, name, descriptor).isPresent())) {
      return;
    }
    if (isOwn ? !isInherited(owner, name, descriptor) : !isAllowed(owner, name, descriptor)) {
      refusals.refuse("", isOwn ? program.libraryType(owner) : owner, name);
    }
  }

  private boolean isInherited(String owner, String name, String descriptor) {
    if (descriptor.isEmpty()) {
      return true;
    }
    for (String type : program.libraryInterfaces(owner)) {
      if (isAllowed(type, name, descriptor)) {
        return true;
      }
    }
    return isAllowed(program.libraryType(owner), name, descriptor);
  }

  /**
   * A method of the library that a class inherits and that an interface of the program declares,
   * too: it could be called through the interface, whose own methods are not looked up in the list.
   */
  void inherited(ClassNode node) {
    String above = program.libraryType(node.name);
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    if (isInterface || !allowed.hasType(above)) {
      return;
    }
    for (Method method : Library.type(above).getMethods()) {
      String descriptor = Type.getMethodDescriptor(method);
      if (program.isDeclaredByInterface(node.name, method.getName(), descriptor)
          && !program.isImplemented(node.name, method.getName(), descriptor)
          && !isAllowed(above, method.getName(), descriptor)) {
        String owner = Type.getInternalName(method.getDeclaringClass());
        refusals.refuse("", owner, method.getName());
      }
    }
  }

  private boolean isAllowed(String owner, String name, String descriptor) {
    return allowed.charge(owner, name, descriptor).isPresent();
  }

  /** A type as instructions name it: by its internal name, or an array by its descriptor. */
  void named(String type) {
    type(type.startsWith("[") ? type : "L" + type + ";");
  }

  /** Every type that a descriptor names must be listed. */
  void type(String descriptor) {
    Type type = Type.getType(descriptor);
    if (type.getSort() == Type.METHOD) {
      type(type.getReturnType().getDescriptor());
      for (Type argument : type.getArgumentTypes()) {
        type(argument.getDescriptor());
      }
      return;
    }
    Type leaf = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    if (leaf.getSort() == Type.OBJECT) {
      String name = leaf.getInternalName();
      if (!program.has(name) && !allowed.hasType(name)) {
        refusals.refuse("", name, "");
      }
    }
  }
}
