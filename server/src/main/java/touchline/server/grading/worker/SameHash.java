package touchline.server.grading.worker;

import java.util.Optional;

/**
 * Takes chance out of the hash of objects that have none of their own, such as constants of an
 * enum: while a program runs, each new object gets the same one. Otherwise a program that goes
 * through a hash set of such objects would be right in one process and wrong in another, and its
 * mark could not be worked out again.
 *
 * <p>The virtual machine has an option for that, {@code -XX:hashCode=2}, but the compiler of Java
 * 17 does not work with it: so it holds only while a program runs. The option is found through the
 * table that the machine keeps of its own structures for debuggers.
 */
final class SameHash {
  private static final long SAME = 2;

  /** What the option is unless somebody sets it; anything else is not what we take it for. */
  private static final long USUAL = 5;

  private final RawMemory memory;
  private final long option;
  private final long before;

  private SameHash(RawMemory memory, long option) {
    this.memory = memory;
    this.option = option;
    this.before = memory.number(option);
  }

  /** Empty on a machine that is made otherwise; hashes are left to chance there. */
  static Optional<SameHash> find() {
    try {
      return RawMemory.open().flatMap(SameHash::find).filter(hash -> hash.before == USUAL);
    } catch (IllegalStateException other) {
      return Optional.empty();
    }
  }

  private static Optional<SameHash> find(RawMemory memory) {
    Structs structs = new Structs(memory);
    long flags = memory.number(structs.address("JVMFlag", "flags"));
    long count = memory.number(structs.address("JVMFlag", "numFlags"));
    long name = structs.offset("JVMFlag", "_name");
    long address = structs.offset("JVMFlag", "_addr");
    long size = structs.size("JVMFlag");
    for (long flag = flags; flag < flags + count * size; flag += size) {
      long text = memory.number(flag + name);
      // The last row of the table has no name.
      if (text != 0 && memory.isText(text, "hashCode")) {
        return Optional.of(new SameHash(memory, memory.number(flag + address)));
      }
    }
    return Optional.empty();
  }

  void begin() {
    memory.put(option, SAME);
  }

  void end() {
    memory.put(option, before);
  }

  /** The machine's table of its structures: rows of type, field, offset and address. */
  private record Structs(RawMemory memory) {
    long address(String type, String field) {
      return memory.number(row(type, field) + offsetOf("StructEntryAddress"));
    }

    long offset(String type, String field) {
      return memory.number(row(type, field) + offsetOf("StructEntryOffset"));
    }

    private long row(String type, String field) {
      long row = memory.number(memory.symbol("gHotSpotVMStructs"));
      while (!is(row, "StructEntryTypeName", type) || !is(row, "StructEntryFieldName", field)) {
        row += memory.number(memory.symbol("gHotSpotVMStructEntryArrayStride"));
      }
      return row;
    }

    long size(String type) {
      long row = memory.number(memory.symbol("gHotSpotVMTypes"));
      while (!is(row, "TypeEntryTypeName", type)) {
        row += memory.number(memory.symbol("gHotSpotVMTypeEntryArrayStride"));
      }
      return memory.number(row + offsetOf("TypeEntrySize"));
    }

    /** The last row of a table has no names. */
    private boolean is(long row, String column, String wanted) {
      long text = memory.number(row + offsetOf(column));
      if (text == 0 && column.endsWith("TypeName")) {
        throw new IllegalStateException("the machine's table must have " + wanted);
      }
      return text != 0 && memory.isText(text, wanted);
    }

    private long offsetOf(String column) {
      return memory.number(memory.symbol("gHotSpotVM" + column + "Offset"));
    }
  }
}
