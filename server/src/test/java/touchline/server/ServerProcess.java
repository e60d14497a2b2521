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
final class ServerProcess implements AutoCloseable {
  private static final Path JAR = Path.of("target", "touchline.jar");
  private static final Pattern ADDRESS = Pattern.compile("Touchline is at (http://\\S+) .*");

  private final Process process;
  private final String url;

  private ServerProcess(Process process, String url) {
    this.process = process;
    this.url = url;
  }

  /** Starts it on a free port and waits until it says where it is. */
  static ServerProcess start(Path data) throws IOException {
    List<String> options = new ArrayList<>(List.of("--port", "0"));
    options.addAll(TestPlace.options(data));
    Process process = run(options.toArray(String[]::new));
    BufferedReader out = process.inputReader();
    String line = out.readLine();
    Matcher address = ADDRESS.matcher(String.valueOf(line));
    if (!address.matches()) {
      process.destroyForcibly();
      throw new IllegalStateException("the program must say its address first: " + line);
    }
    return new ServerProcess(process, address.group(1));
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
  int terminate() {
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
