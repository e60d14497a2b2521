package touchline.server.grading.worker;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Which system calls a warm worker may still make, as a program for the kernel's filter: no new
 * process, no connection, no file but for reading, no look into other processes. Threads, memory
 * and the two pipes stay, since the virtual machine lives on them.
 *
 * <p>Numbers are those of Linux on x86-64 (linux/filter.h, linux/seccomp.h, asm/unistd_64.h). A
 * list of what is refused, not of what is allowed: a virtual machine that is newer than this list
 * must not die of a call it has come to make.
 */
final class SystemCalls {
  private static final int X86_64 = 0xC000003E;
  private static final int FIRST_OF_X32 = 0x40000000;

  private static final int ALLOW = 0x7FFF0000;
  private static final int KILL = 0x80000000;
  private static final int NOT_PERMITTED = 0x00050000 | 1;
  private static final int NOT_THERE = 0x00050000 | 38;

  private static final int LOAD = 0x20;
  private static final int IF_EQUAL = 0x15;
  private static final int IF_AT_LEAST = 0x35;
  private static final int IF_ANY_BIT = 0x45;
  private static final int RETURN = 0x06;

  private static final int NUMBER = 0;
  private static final int MACHINE = 4;
  private static final int FIRST_ARGUMENT = 16;
  private static final int SECOND_ARGUMENT = 24;
  private static final int THIRD_ARGUMENT = 32;

  /** Processes: fork, vfork, execve, kill, tkill, execveat, pidfd_open and its kin, ptrace. */
  private static final int[] PROCESSES = {57, 58, 59, 62, 200, 322, 424, 434, 438, 101, 310, 311};

  /** Connections: socket to setsockopt; accept4, recvmmsg, sendmmsg. */
  private static final int[] SOCKETS = {
    41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 288, 299, 307
  };

  /** Files: truncate, rename, make, remove, link, mode, owner, times, attributes, memfd. */
  private static final int[] FILES = {
    76, 82, 83, 84, 85, 86, 87, 88, 90, 91, 92, 93, 94, 132, 133, 188, 189, 190, 197, 198, 199, 235,
    258, 259, 260, 261, 263, 264, 265, 266, 268, 280, 304, 316, 319, 452
  };

  /** The machine: mounts, namespaces, modules, keys, tracing, shared memory, io_uring, identity. */
  private static final int[] MACHINERY = {
    29, 30, 31, 64, 65, 66, 68, 69, 70, 71, 105, 106, 113, 114, 117, 119, 155, 161, 163, 164, 165,
    166, 167, 168, 169, 170, 171, 172, 173, 175, 176, 240, 241, 246, 248, 249, 250, 253, 254, 272,
    294, 298, 300, 301, 308, 313, 320, 321, 323, 425, 426, 427, 428, 429, 430, 431, 432, 442, 443
  };

  /** clone3 and openat2 hide their flags behind a pointer; without them the older ones are used. */
  private static final int[] UNREADABLE = {435, 437};

  private static final int CLONE = 56;
  private static final int CLONE_THREAD = 0x10000;
  private static final int OPEN = 2;
  private static final int OPEN_AT = 257;

  /** O_WRONLY, O_RDWR, O_CREAT, O_TRUNC and the bit of O_TMPFILE. */
  private static final int WRITING = 0x400243;

  private static final int TGKILL = 234;
  private static final int IOCTL = 16;

  /** TIOCSTI writes into the terminal as if typed. */
  private static final int TYPE_INTO_TERMINAL = 0x5412;

  private static final int MOST_BYTES = 8 * 512;
  private final ByteBuffer program = ByteBuffer.allocate(MOST_BYTES).order(ByteOrder.nativeOrder());

  private SystemCalls() {}

  /**
   * The filter, eight bytes an instruction.
   *
   * @param pid of this process, the only one to which it may send signals
   */
  static byte[] filter(int pid) {
    SystemCalls calls = new SystemCalls();
    calls.onlyThisMachine();
    calls.refuse(NOT_PERMITTED, PROCESSES);
    calls.refuse(NOT_PERMITTED, SOCKETS);
    calls.refuse(NOT_PERMITTED, FILES);
    calls.refuse(NOT_PERMITTED, MACHINERY);
    calls.refuse(NOT_THERE, UNREADABLE);
    calls.unless(CLONE, FIRST_ARGUMENT, IF_ANY_BIT, CLONE_THREAD);
    calls.when(OPEN, SECOND_ARGUMENT, IF_ANY_BIT, WRITING);
    calls.when(OPEN_AT, THIRD_ARGUMENT, IF_ANY_BIT, WRITING);
    calls.unless(TGKILL, FIRST_ARGUMENT, IF_EQUAL, pid);
    calls.when(IOCTL, SECOND_ARGUMENT, IF_EQUAL, TYPE_INTO_TERMINAL);
    calls.add(RETURN, 0, 0, ALLOW);
    byte[] bytes = new byte[calls.program.position()];
    calls.program.flip().get(bytes);
    return bytes;
  }

  private void onlyThisMachine() {
    add(LOAD, 0, 0, MACHINE);
    add(IF_EQUAL, 1, 0, X86_64);
    add(RETURN, 0, 0, KILL);
    add(LOAD, 0, 0, NUMBER);
    add(IF_AT_LEAST, 0, 1, FIRST_OF_X32);
    add(RETURN, 0, 0, KILL);
  }

  private void refuse(int how, int[] numbers) {
    for (int number : numbers) {
      add(IF_EQUAL, 0, 1, number);
      add(RETURN, 0, 0, how);
    }
  }

  /** Refuses a call whose argument is as said. */
  private void when(int number, int argument, int test, int value) {
    add(IF_EQUAL, 0, 4, number);
    add(LOAD, 0, 0, argument);
    add(test, 0, 1, value);
    add(RETURN, 0, 0, NOT_PERMITTED);
    add(RETURN, 0, 0, ALLOW);
  }

  /** Refuses a call whose argument is not as said. */
  private void unless(int number, int argument, int test, int value) {
    add(IF_EQUAL, 0, 4, number);
    add(LOAD, 0, 0, argument);
    add(test, 1, 0, value);
    add(RETURN, 0, 0, NOT_PERMITTED);
    add(RETURN, 0, 0, ALLOW);
  }

  private void add(int code, int yes, int no, int value) {
    program.putShort((short) code).put((byte) yes).put((byte) no).putInt(value);
  }
}
