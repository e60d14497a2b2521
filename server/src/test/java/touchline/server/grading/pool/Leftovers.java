package touchline.server.grading.pool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What programs leave behind on this machine: threads and open files of the workers, files beside
 * them. Where there is no {@code /proc}, only files are looked at.
 */
record Leftovers(Set<String> threads, Set<String> files, Set<String> temporary) {
  /** Compilers and collectors of the virtual machine come and go. */
  private static final List<String> OWN = List.of("C1 ", "C2 ", "GC ", "VM ", "Sweeper", "Attach");

  /** By these bubblewrap hears of the end of what is in it. */
  private static final Set<String> BUBBLE = Set.of("anon_inode:[eventfd]", "anon_inode:[signalfd]");

  private static final List<Path> FOLDERS =
      List.of(Path.of(""), Path.of(System.getProperty("user.home")));

  private static final Path TEMPORARY = Path.of(System.getProperty("java.io.tmpdir"));

  /** What is there before any program ran; the workers must be warm. */
  static Leftovers before(Set<Long> workers) {
    Set<String> threads = new TreeSet<>();
    workers.forEach(pid -> within(pid).forEach(each -> threads.addAll(threads(each))));
    Set<String> files = new TreeSet<>();
    FOLDERS.forEach(folder -> files.addAll(names(folder)));
    return new Leftovers(threads, files, names(TEMPORARY));
  }

  /**
   * What is there now and was not before.
   *
   * @param source of the program; in the folder for temporary files, which others use too, only
   *     files that it names count
   */
  List<String> after(Set<Long> workers, String source) {
    List<String> found = new ArrayList<>();
    Leftovers now = before(workers);
    now.files.stream().filter(name -> !files.contains(name)).forEach(found::add);
    now.threads.stream().filter(name -> !isKnown(name)).forEach(found::add);
    workers.forEach(pid -> within(pid).forEach(each -> found.addAll(strangers(each))));
    now.temporary.stream()
        .filter(name -> !temporary.contains(name))
        .filter(name -> name.length() > 3 && source.contains(name))
        .forEach(found::add);
    return found;
  }

  /** A worker and, where bubblewrap stands around it, the processes in there. */
  private static Stream<Long> within(long pid) {
    return ProcessHandle.of(pid).stream()
        .flatMap(around -> Stream.concat(Stream.of(around), around.descendants()))
        .map(ProcessHandle::pid);
  }

  private boolean isKnown(String thread) {
    return threads.contains(thread) || OWN.stream().anyMatch(thread::startsWith);
  }

  private static Set<String> threads(long pid) {
    Set<String> threads = new TreeSet<>();
    for (Path task : list(Path.of("/proc", Long.toString(pid), "task"))) {
      try {
        threads.add(Files.readString(task.resolve("comm")).strip());
      } catch (IOException ended) {
        continue;
      }
    }
    return threads;
  }

  /** Open files of a worker that are neither its pipes nor what it is made of. */
  private static List<String> strangers(long pid) {
    List<String> strangers = new ArrayList<>();
    boolean isBubble = threads(pid).equals(Set.of("bwrap"));
    for (Path open : list(Path.of("/proc", Long.toString(pid), "fd"))) {
      try {
        String target = Files.readSymbolicLink(open).toString();
        boolean isKnown =
            target.startsWith("pipe:")
                || target.startsWith("/dev/")
                || (isBubble && BUBBLE.contains(target))
                || isOfItself(target);
        if (!isKnown) {
          strangers.add(target);
        }
      } catch (IOException closed) {
        continue;
      }
    }
    return strangers;
  }

  private static boolean isOfItself(String file) {
    return file.endsWith(".jar")
        || file.endsWith("/modules")
        || file.endsWith(".jsa")
        || file.startsWith("/proc/")
        || file.startsWith("/sys/");
  }

  private static Set<String> names(Path folder) {
    return list(folder).stream()
        .map(file -> file.getFileName().toString())
        .collect(Collectors.toSet());
  }

  private static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    } catch (IOException goneOrUnreadable) {
      return List.of();
    }
  }
}
