package touchline.server.grading.worker;

import org.objectweb.asm.Type;

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
