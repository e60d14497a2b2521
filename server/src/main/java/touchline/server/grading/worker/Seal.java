package touchline.server.grading.worker;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;
import java.util.Optional;

/**
 * Gives up, for the rest of the process, the system calls of {@link SystemCalls}: what a program
 * that got past every other layer would need. Installed after the first program has run, when the
 * virtual machine has opened what it needs.
 *
 * <p>It calls the kernel through {@code java.lang.foreign}, by reflection, since that is there from
 * Java 22 on and this program is compiled for 17.
 */
final class Seal {
  /** What is said of it when it is on. */
  static final String ON = "on";

  private static final int FIRST_JAVA = 22;

  private static final long SECCOMP = 317;
  private static final long SET_FILTER = 1;
  private static final long FOR_ALL_THREADS = 1;
  private static final long PRCTL = 157;
  private static final long NO_NEW_PRIVILEGES = 38;

  private static final int BYTES_OF_AN_INSTRUCTION = 8;
  private static final String FOREIGN = "java.lang.foreign.";

  private Seal() {}

  /** {@link #ON}, or why it is not. */
  static String install() {
    boolean isLinux = System.getProperty("os.name").toLowerCase(Locale.ROOT).equals("linux");
    if (!isLinux || !System.getProperty("os.arch").equals("amd64")) {
      return "needs Linux on x86-64";
    }
    if (Runtime.version().feature() < FIRST_JAVA) {
      return "needs Java 22";
    }
    try {
      MethodHandle call = systemCall();
      long filter = inMemory(SystemCalls.filter((int) ProcessHandle.current().pid()));
      long done = (long) call.invokeExact(PRCTL, NO_NEW_PRIVILEGES, 1L, 0L, 0L, 0L);
      if (done == 0) {
        done = (long) call.invokeExact(SECCOMP, SET_FILTER, FOR_ALL_THREADS, filter, 0L, 0L);
      }
      return done == 0 ? ON : "refused by this machine";
    } catch (Throwable notThere) {
      return "not to be had here";
    }
  }

  /** The address of a header that says how long the filter is and where. */
  private static long inMemory(byte[] filter) throws ReflectiveOperationException {
    Object instructions = allocated(filter.length);
    bytes(instructions).put(filter);
    Object header = allocated(16);
    bytes(header)
        .putShort(0, (short) (filter.length / BYTES_OF_AN_INSTRUCTION))
        .putLong(8, address(instructions));
    return address(header);
  }

  private static Object allocated(long size) throws ReflectiveOperationException {
    Object arena = type("Arena").getMethod("global").invoke(null);
    return type("SegmentAllocator")
        .getMethod("allocate", long.class, long.class)
        .invoke(arena, size, 8L);
  }

  private static ByteBuffer bytes(Object segment) throws ReflectiveOperationException {
    ByteBuffer bytes = (ByteBuffer) type("MemorySegment").getMethod("asByteBuffer").invoke(segment);
    return bytes.order(ByteOrder.nativeOrder());
  }

  private static long address(Object segment) throws ReflectiveOperationException {
    return (long) type("MemorySegment").getMethod("address").invoke(segment);
  }

  /** The C library's {@code syscall} with a number and five arguments. */
  private static MethodHandle systemCall() throws ReflectiveOperationException {
    Class<?> linkers = type("Linker");
    Object linker = linkers.getMethod("nativeLinker").invoke(null);
    Object library = linkers.getMethod("defaultLookup").invoke(linker);
    Optional<?> found =
        (Optional<?>)
            type("SymbolLookup").getMethod("find", String.class).invoke(library, "syscall");
    Class<?> option = type("Linker$Option");
    Object options = Array.newInstance(option, 1);
    Array.set(options, 0, option.getMethod("firstVariadicArg", int.class).invoke(null, 1));
    return (MethodHandle)
        linkers
            .getMethod(
                "downcallHandle",
                type("MemorySegment"),
                type("FunctionDescriptor"),
                options.getClass())
            .invoke(linker, found.orElseThrow(), descriptor(), options);
  }

  private static Object descriptor() throws ReflectiveOperationException {
    Object number = type("ValueLayout").getField("JAVA_LONG").get(null);
    Object arguments = Array.newInstance(type("MemoryLayout"), 6);
    for (int i = 0; i < 6; i++) {
      Array.set(arguments, i, number);
    }
    return type("FunctionDescriptor")
        .getMethod("of", type("MemoryLayout"), arguments.getClass())
        .invoke(null, number, arguments);
  }

  private static Class<?> type(String name) throws ClassNotFoundException {
    return Class.forName(FOREIGN + name);
  }
}
