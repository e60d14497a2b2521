package touchline.server.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The memory that a site takes now, in MB, as Linux tells it.
 *
 * @param server of the site's own process
 * @param workers of each process that runs students' programs, the largest first
 */
record Resident(int server, List<Integer> workers) {
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+([0-9]+) kB");

  Resident {
    workers = List.copyOf(workers);
  }

  static Resident of(ProcessHandle site) {
    List<Integer> workers =
        site.descendants()
            .filter(Resident::isJava)
            .flatMap(child -> megabytes(child.pid()).stream())
            .sorted((a, b) -> b - a)
            .toList();
    return new Resident(megabytes(site.pid()).orElse(0), workers);
  }

  /** Some workers stand in a process of bubblewrap, which takes next to nothing. */
  private static boolean isJava(ProcessHandle process) {
    return process.info().command().filter(command -> command.endsWith("/java")).isPresent();
  }

  private static Optional<Integer> megabytes(long pid) {
    try {
      Matcher found =
          RESIDENT.matcher(Files.readString(Path.of("/proc", Long.toString(pid), "status")));
      return found.find() ? Optional.of(Integer.parseInt(found.group(1)) >> 10) : Optional.empty();
    } catch (IOException ended) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return "server " + server + " MB, workers " + workers + " MB";
  }
}
