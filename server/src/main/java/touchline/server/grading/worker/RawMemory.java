package touchline.server.grading.worker;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The memory of this process by address. Worker processes only: they are started with leave to use
 * the parts of the platform that this needs.
 */
final class RawMemory {
  /** In bytes; systems keep it free, so that a null address is found out. */
  private static final long FIRST_PAGE = 4096;

  private final Object unsafe;
  private final Object libraries;

  /** Looked up once: tables of the machine are read octet by octet. */
  private final Method getLong;

  private final Method getByte;
  private final Map<String, Long> symbols = new HashMap<>();

  private RawMemory(Object unsafe, Object libraries) throws NoSuchMethodException {
    this.unsafe = unsafe;
    this.libraries = libraries;
    this.getLong = unsafe.getClass().getMethod("getLong", long.class);
    this.getByte = unsafe.getClass().getMethod("getByte", long.class);
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
    return symbols.computeIfAbsent(name, this::exported);
  }

  private long exported(String name) {
    long address = (long) call(libraries, "find", new Class<?>[] {String.class}, name);
    if (address == 0) {
      throw new IllegalStateException("the machine must export " + name);
    }
    return address;
  }

  long number(long address) {
    return (long) call(getLong, unsafe, readable(address));
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

  /** Whether this text stands there, which ends with a zero. */
  boolean isText(long address, String text) {
    readable(address);
    for (int i = 0; i < text.length(); i++) {
      if (octet(address + i) != text.charAt(i)) {
        return false;
      }
    }
    return octet(address + text.length()) == 0;
  }

  private byte octet(long address) {
    return (byte) call(getByte, unsafe, address);
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
      return call(on.getClass().getMethod(name, parameters), on, arguments);
    } catch (NoSuchMethodException other) {
      throw new IllegalStateException("the platform must have " + name, other);
    }
  }

  private static Object call(Method method, Object on, Object... arguments) {
    try {
      return method.invoke(on, arguments);
    } catch (ReflectiveOperationException other) {
      throw new IllegalStateException("the platform must let us call " + method, other);
    }
  }
}
