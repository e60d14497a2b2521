package touchline.server.outside;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program in a process of its own, started as somebody would. */
final class SiteProcess implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("Touchline is at (http://\\S+) .*");
  private static final Pattern WELCOME = Pattern.compile("To become its administrator.*: (http.*)");

  private final Process process;
  private final BufferedReader out;
  private final String url;
  private final String welcome;

  private SiteProcess(Process process) throws IOException {
    this.process = process;
    this.out = process.inputReader();
    this.url = after(ADDRESS);
    this.welcome = after(WELCOME);
    // What else it says must be read, or it would wait for that.
    Thread reader = new Thread(() -> out.lines().forEach(line -> {}), "output of the site");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * The same with a data folder on a disk of its own, which is gone afterwards.
   *
   * @param bytes what fits onto it
   */
  static SiteProcess onDisk(Path jar, Path data, long bytes) throws IOException {
    List<String> command = new ArrayList<>(List.of("bwrap", "--dev-bind", "/", "/"));
    command.addAll(List.of("--size", Long.toString(bytes), "--tmpfs", data.toString()));
    command.addAll(List.of(java("java"), "-jar", jar.toAbsolutePath().toString()));
    return start(command, data);
  }

  /** Nothing but {@code java -jar}. */
  static SiteProcess plain(Path jar, Path data) throws IOException {
    return start(List.of(java("java"), "-jar", jar.toString()), data);
  }

  /** By the script of the package, put beside the program. */
  static SiteProcess installed(Path jar, Path script, Path data) throws IOException {
    Path folder = Files.createDirectories(data.resolveSibling(data.getFileName() + "-program"));
    StandardCopyOption anew = StandardCopyOption.REPLACE_EXISTING;
    Files.copy(jar, folder.resolve("touchline.jar"), anew);
    Path copy = folder.resolve("touchline");
    Files.copy(script, copy, anew, StandardCopyOption.COPY_ATTRIBUTES);
    return start(List.of(copy.toString()), data);
  }

  private static SiteProcess start(List<String> program, Path data) throws IOException {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of("--port", "0", "--data", data.toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return new SiteProcess(builder.redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  static String java(String program) {
    return Path.of(System.getProperty("java.home"), "bin", program).toString();
  }

  private String after(Pattern pattern) throws IOException {
    String line = out.readLine();
    while (line != null) {
      Matcher said = pattern.matcher(line);
      if (said.matches()) {
        return said.group(1);
      }
      line = out.readLine();
    }
    throw new IOException("the program must say " + pattern);
  }

  /** Its address, without a slash at the end. */
  String url() {
    return url;
  }

  /** Where the first administrator is made. */
  String welcome() {
    return welcome;
  }

  /** The site itself, whatever stands around it. */
  ProcessHandle handle() {
    return process
        .descendants()
        .filter(child -> child.info().arguments().filter(SiteProcess::isSite).isPresent())
        .findFirst()
        .orElse(process.toHandle());
  }

  /** What the site has taken of the processor since it started, without its workers. */
  Duration processorTime() {
    return handle().info().totalCpuDuration().orElseThrow();
  }

  private static boolean isSite(String[] arguments) {
    return arguments.length > 1 && arguments[0].equals("-jar");
  }

  @Override
  public void close() {
    handle().destroy();
    try {
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException hurried) {
      process.destroyForcibly();
    }
  }
}
