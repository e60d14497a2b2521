package touchline.server.command;

import java.nio.file.Path;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import touchline.server.store.Backup;
import touchline.server.store.BackupProblem;
import touchline.server.store.BackupStore;
import touchline.server.store.Database;
import touchline.server.store.StoreProblem;

/** {@code touchline backup}: a copy of all that is stored. */
@Command(
    name = "backup",
    description = {
      "Write all that is stored to a file, also while the site runs.",
      "The file holds everybody's answers and marks and the site's secrets: keep it where nobody"
          + " else reads it. It can be restored into a folder or into PostgreSQL, whichever it"
          + " comes from."
    })
public final class BackupCommand extends StoreCommand {
  @Parameters(index = "0", paramLabel = "FILE", description = "A file that is not there yet.")
  private Path file = Path.of("");

  public BackupCommand(PlaceArguments.Source source) {
    super(source);
  }

  @Override
  int run(PlaceArguments given) throws BadSetting {
    try (Database database = given.openExisting()) {
      Instant now = Instant.now();
      long rows = new Backup(given.place()).write(file, now);
      new BackupStore(database).made(now);
      print(rows + " rows of " + given.place() + " are in " + file);
      return 0;
    } catch (BackupProblem problem) {
      throw refuse("FILE " + problem.getMessage());
    } catch (StoreProblem problem) {
      throw new BadSetting(given.name() + " " + problem.getMessage());
    }
  }
}
