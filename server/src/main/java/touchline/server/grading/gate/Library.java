package touchline.server.grading.gate;

import java.util.ArrayList;
import java.util.List;

/** Types of the platform, looked up without running anything of them. */
public final class Library {
  private Library() {}

  /** Takes the name in the form of class files, of a type that the allow-list names. */
  public static Class<?> type(String name) {
    try {
      return Class.forName(name.replace('/', '.'), false, Library.class.getClassLoader());
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException(
          "the allow-list must name types that exist: " + name, missing);
    }
  }

  static boolean isThere(String name) {
    try {
      Class.forName(name.replace('/', '.'), false, Library.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }

  /** Initializes the type and the types declared inside it, which are those it works with. */
  public static void initialize(Class<?> type) {
    try {
      Class.forName(type.getName(), true, type.getClassLoader());
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException("a type that was found must be there: " + type, missing);
    }
    for (Class<?> inner : type.getDeclaredClasses()) {
      initialize(inner);
    }
  }

  /** The superclass and the interfaces of a type. */
  static List<Class<?>> above(Class<?> type) {
    List<Class<?>> above = new ArrayList<>(List.of(type.getInterfaces()));
    if (type.getSuperclass() != null) {
      above.add(0, type.getSuperclass());
    }
    return above;
  }
}
