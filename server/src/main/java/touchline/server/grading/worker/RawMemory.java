package touchline.server.grading.worker;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Optional;

/**
 * The memory of this process by address. Worker processes only: they are started with leave to use
 * the parts of the platform that this needs.
 */
final class RawMemory {
  private static final int LONGEST_TEXT = 200;

  /** In bytes; systems keep it free, so that a null address is found out. */
  private static final long FIRST_PAGE = 4096;

  private final Object unsafe;
  private final Object libraries;

  private RawMemory(Object unsafe, Object libraries) {
    this.unsafe = unsafe;
    this.libraries = libraries;
  }

  /** Empty where the platform is made otherwise. */
  static Optional<RawMemory> open() {
    try {
      Object unsafe = Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").invoke(null);
      if ((int) call(unsafe, "addressSize", new Class<?>[0]) != Long.BYTES) {
        return Optional.empty();
      }
      Object libraries =
          Class.forName("jdk.internal.loader.BootLoader")
              .getMethod("getNativeLibraries")
              .invoke(null);
      return Optional.of(new RawMemory(unsafe, libraries));
    } catch (ReflectiveOperationException other) {
      return Optional.empty();
    }
  }

  /** The address of what the machine exports by this name. */
  long symbol(String name) {
    long address = (long) call(libraries, "find", new Class<?>[] {String.class}, name);
    if (address == 0) {
      throw new IllegalStateException("the machine must export " + name);
    }
    return address;
  }

  long number(long address) {
    return (long) call(unsafe, "getLong", new Class<?>[] {long.class}, readable(address));
  }

  /** Nothing is kept below; reading there would end the process. */
  private static long readable(long address) {
    if (address >= 0 && address < FIRST_PAGE) {
      throw new IllegalStateException("the machine must keep something there: " + address);
    }
    return address;
  }

  void put(long address, long number) {
    call(unsafe, "putLong", new Class<?>[] {long.class, long.class}, address, number);
  }

  /** A text that ends with a zero. */
  String text(long address) {
    readable(address);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < LONGEST_TEXT; i++) {
      byte octet = (byte) call(unsafe, "getByte", new Class<?>[] {long.class}, address + i);
      if (octet == 0) {
        break;
      }
      text.append((char) octet);
    }
    return text.toString();
  }

  /** Sets a static field, also one that no Java code may set. */
  void put(Field field, Object value) {
    Class<?> type = field.getType();
    String method = type == long.class ? "putLong" : "putBoolean";
    Object offset = call(unsafe, "staticFieldOffset", new Class<?>[] {Field.class}, field);
    Class<?>[] parameters = {Object.class, long.class, type};
    call(unsafe, method, parameters, field.getDeclaringClass(), offset, value);
  }

  private static Object call(Object on, String name, Class<?>[] parameters, Object... arguments) {
    try {
      Method method = on.getClass().getMethod(name, parameters);
      return method.invoke(on, arguments);
    } catch (ReflectiveOperationException other) {
      throw new IllegalStateException("the platform must have " + name, other);
    }
  }
}
