package touchline.server;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code touchline serve}: what happens without a command, too. */
@Command(name = "serve", description = "Run the site until it is stopped; the default.")
final class ServeCommand implements Callable<Integer> {
  private final Callable<Integer> site;

  ServeCommand(Callable<Integer> site) {
    this.site = site;
  }

  @Override
  public Integer call() throws Exception {
    return site.call();
  }
}
