package touchline.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                java,
                "-XX:TieredStopAtLevel=1",
                "-jar",
                JAR.toString(),
                "--port",
                "0",
                "--data",
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out = process.inputReader();
    String line = out.readLine();
    Matcher address = ADDRESS.matcher(String.valueOf(line));
    if (!address.matches()) {
      process.destroyForcibly();
      throw new IllegalStateException("the program must say its address first: " + line);
    }
    return new ServerProcess(process, address.group(1));
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
