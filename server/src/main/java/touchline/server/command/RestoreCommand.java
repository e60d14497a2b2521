package touchline.server.command;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchline.server.store.BackupProblem;
import touchline.server.store.Restore;
import touchline.server.store.StoreProblem;

/** {@code touchline restore}: what a backup holds, brought back. */
@Command(
    name = "restore",
    description = {
      "Bring back what a backup holds, whole or not at all; a backup of an earlier version, too.",
      "Start afterwards what runs on the database: it remembers what was there before."
    })
public final class RestoreCommand extends StoreCommand {
  @Parameters(index = "0", paramLabel = "FILE", description = "What backup has written.")
  private Path file = Path.of("");

  @Option(names = "--replace", description = "Throw away what is there now.")
  private boolean replace;

  public RestoreCommand(PlaceArguments.Source source) {
    super(source);
  }

  @Override
  int run(PlaceArguments given) throws BadSetting {
    try {
      long rows = new Restore(given.place()).read(file, replace);
      print(rows + " rows of " + file + " are in " + given.place());
      return 0;
    } catch (BackupProblem problem) {
      throw refuse("FILE " + problem.getMessage());
    } catch (StoreProblem problem) {
      throw new BadSetting(given.name() + " " + problem.getMessage());
    }
  }
}
