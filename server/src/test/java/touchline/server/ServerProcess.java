package touchline.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.delivery.InstalledJava;
import touchline.server.store.TestPlace;

/** The packaged program in a process of its own. */
public final class ServerProcess implements AutoCloseable {
  public static final Path JAR = Path.of("target", "touchline.jar");
  private static final Pattern ADDRESS = Pattern.compile("Touchline is at (http://\\S+) .*");

  private static final Pattern WORK = Pattern.compile("Touchline (marks) methods .*");

  private final Process process;
  private final BufferedReader out;
  private final String url;

  private ServerProcess(Process process, BufferedReader out, String url) {
    this.process = process;
    this.out = out;
    this.url = url;
  }

  /** Starts it on a free port and waits until it says where it is. */
  public static ServerProcess start(Path data) throws IOException {
    return start(InstalledJava.running(), data);
  }

  /** The same, run by this Java. */
  public static ServerProcess start(InstalledJava java, Path data) throws IOException {
    return started(java, ADDRESS, data, "--port", "0");
  }

  /** The same on a machine of people who speak this language, by its code. */
  public static ServerProcess startIn(String language, Path data) throws IOException {
    List<String> options = List.of("-Duser.language=" + language);
    return started(InstalledJava.running(), options, JAR, ADDRESS, data, "--port", "0");
  }

  /** Starts a process that only marks, and waits until it says so; it has no address. */
  public static ServerProcess work(Path data) throws IOException {
    return work(InstalledJava.running(), data);
  }

  /** The same, run by this Java. */
  public static ServerProcess work(InstalledJava java, Path data) throws IOException {
    return started(java, WORK, data, "work");
  }

  /** The same program, copied elsewhere. */
  public static ServerProcess alone(Path jar, Path data) throws IOException {
    return started(InstalledJava.running(), List.of(), jar, ADDRESS, data, "--port", "0");
  }

  private static ServerProcess started(
      InstalledJava java, Pattern first, Path data, String... arguments) throws IOException {
    return started(java, List.of(), JAR, first, data, arguments);
  }

  private static ServerProcess started(
      InstalledJava java,
      List<String> options,
      Path jar,
      Pattern first,
      Path data,
      String... arguments)
      throws IOException {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(TestPlace.options(data));
    Process process = run(java, options, jar, all.toArray(String[]::new));
    BufferedReader out = process.inputReader();
    String line = out.readLine();
    Matcher said = first.matcher(String.valueOf(line));
    if (!said.matches()) {
      process.destroyForcibly();
      throw new IllegalStateException("the program must say first what it does: " + line);
    }
    return new ServerProcess(process, out, said.group(1));
  }

  /** What it says next that begins with this. */
  public String says(String beginning) throws IOException {
    String line = out.readLine();
    while (line != null && !line.startsWith(beginning)) {
      line = out.readLine();
    }
    return String.valueOf(line);
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /** Waits this long for it to end by itself; whether it did. */
  public boolean endsWithin(Duration wait) throws InterruptedException {
    return process.waitFor(wait.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** All that a run which ends by itself prints, without the blanks around it. */
  public static String output(InstalledJava java, String... args) throws IOException {
    return new String(run(java, List.of(), JAR, args).getInputStream().readAllBytes(), UTF_8)
        .strip();
  }

  private static Process run(InstalledJava java, List<String> options, Path jar, String... args)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(java.java(), "-XX:TieredStopAtLevel=1"));
    command.addAll(options);
    command.addAll(List.of("-jar", jar.toString()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /** How the processes were started that it has started. */
  public List<String> children() {
    return process.descendants().flatMap(child -> child.info().commandLine().stream()).toList();
  }

  public String url() {
    return url;
  }

  /** Asks it to stop and returns its exit code. */
  public int terminate() {
    process.destroy();
    return process.onExit().join().exitValue();
  }

  /** As kill -9. */
  public void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    kill();
  }
}
