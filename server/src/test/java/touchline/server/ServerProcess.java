package touchline.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.store.TestPlace;

/** The packaged program in a process of its own. */
public final class ServerProcess implements AutoCloseable {
  private static final Path JAR = Path.of("target", "touchline.jar");
  private static final Pattern ADDRESS = Pattern.compile("Touchline is at (http://\\S+) .*");

  private static final Pattern WORK = Pattern.compile("Touchline (marks) methods .*");

  private final Process process;
  private final String url;

  private ServerProcess(Process process, String url) {
    this.process = process;
    this.url = url;
  }

  /** Starts it on a free port and waits until it says where it is. */
  static ServerProcess start(Path data) throws IOException {
    return started(ADDRESS, data, "--port", "0");
  }

  /** Starts a process that only marks, and waits until it says so; it has no address. */
  public static ServerProcess work(Path data) throws IOException {
    return started(WORK, data, "work");
  }

  private static ServerProcess started(Pattern first, Path data, String... arguments)
      throws IOException {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(TestPlace.options(data));
    Process process = run(all.toArray(String[]::new));
    BufferedReader out = process.inputReader();
    String line = out.readLine();
    Matcher said = first.matcher(String.valueOf(line));
    if (!said.matches()) {
      process.destroyForcibly();
      throw new IllegalStateException("the program must say first what it does: " + line);
    }
    return new ServerProcess(process, said.group(1));
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** All that a run which ends by itself prints, without the blanks around it. */
  static String output(String... args) throws IOException {
    return new String(run(args).getInputStream().readAllBytes(), UTF_8).strip();
  }

  private static Process run(String... args) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1", "-jar", JAR.toString()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  String url() {
    return url;
  }

  /** Asks it to stop and returns its exit code. */
  public int terminate() {
    process.destroy();
    return process.onExit().join().exitValue();
  }

  /** As kill -9. */
  void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    kill();
  }
}
