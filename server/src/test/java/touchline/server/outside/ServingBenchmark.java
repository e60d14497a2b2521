package touchline.server.outside;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What a lesson costs that everybody gets: processor time a request and requests a second of the
 * site, as the package starts it, beside nginx that sends the same page from a compressed file, in
 * turn in one run. Who asks is in this process and takes its share of the machine.
 */
final class ServingBenchmark {
  private static final String LESSON = "/lessons/closest-point";
  private static final int CONNECTIONS = 16;
  private static final int ROUNDS = 7;
  private static final Duration WARM = Duration.ofSeconds(20);
  private static final Duration ROUND = Duration.ofSeconds(5);

  private final List<Load> site = new ArrayList<>();
  private final List<Load> nginx = new ArrayList<>();

  private ServingBenchmark() {}

  /** Prints each round, and the medians of what they say. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("serving");
    Path jar = Path.of(System.getProperty("jar", "server/target/touchline.jar"));
    Path script = Path.of("server/deploy/touchline");
    try (SiteProcess site = SiteProcess.installed(jar, script, folder.resolve("data"));
        PageServer file = PageServer.of(site.url() + LESSON, folder).orElseThrow()) {
      new ServingBenchmark().measure(site, file, System.out);
    }
  }

  private void measure(SiteProcess ours, PageServer file, PrintStream out)
      throws IOException, InterruptedException {
    URI page = URI.create(ours.url() + LESSON);
    URI copy = URI.create(file.page());
    Load.on(page, CONNECTIONS, WARM, ours::processorTime);
    Load.on(copy, CONNECTIONS, ROUND, file::processorTime);
    out.println("                  the site                       nginx");
    out.println("microseconds  requests/s    microseconds  requests/s");
    for (int i = 0; i < ROUNDS; i++) {
      Load one = Load.on(page, CONNECTIONS, ROUND, ours::processorTime);
      Load other = Load.on(copy, CONNECTIONS, ROUND, file::processorTime);
      site.add(one);
      nginx.add(other);
      out.printf(
          "%12.1f  %10.0f    %12.1f  %10.0f%n",
          one.microseconds(), one.perSecond(), other.microseconds(), other.perSecond());
    }
    out.printf("processor time a request: %.2f times nginx's%n", ratio(Load::microseconds));
    out.printf("requests a second:        %.2f times nginx's%n", ratio(Load::perSecond));
  }

  /** The median of what the rounds say, so that what else the machine does counts less. */
  private double ratio(ToDoubleFunction<Load> value) {
    double[] ratios = new double[site.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = value.applyAsDouble(site.get(i)) / value.applyAsDouble(nginx.get(i));
    }
    Arrays.sort(ratios);
    return ratios[ratios.length / 2];
  }
}
