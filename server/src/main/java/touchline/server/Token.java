package touchline.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchline.server.Settings.BadSetting;
import touchline.server.Settings.Given;
import touchline.server.account.ApiTokenStore;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.store.Database;
import touchline.server.store.StoreProblem;

/** {@code touchline token}: who may hand in over HTTP. */
@Command(
    name = "token",
    description = {
      "Make a token with which a program may hand in over HTTP, and print it.",
      "It is printed once; only what it hashes to is stored. A running site knows it at once."
    })
final class Token implements Callable<Integer> {
  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,79}";

  private final Remark.Folder folder;

  @Parameters(index = "0", paramLabel = "NAME", description = "Whose it is, such as moodle.")
  private String name = "";

  @Option(names = "--revoke", description = "Take the token of this name away instead.")
  private boolean revoke;

  @Spec private @Nullable CommandSpec spec;

  Token(Remark.Folder folder) {
    this.folder = folder;
  }

  @Override
  public Integer call() {
    if (!name.matches(NAME)) {
      throw refuse("NAME must be letters, digits, dots and hyphens, at most 80: " + name);
    }
    Given given = folder.given();
    try (Database database = Database.open(data(given))) {
      ApiTokenStore tokens = new ApiTokenStore(database, new LearnerStore(database));
      print(revoke ? revoked(tokens) : created(tokens));
      return 0;
    } catch (StoreProblem problem) {
      throw refuse(given.name() + " " + problem.getMessage());
    }
  }

  private Path data(Given given) {
    try {
      return Settings.data(given);
    } catch (BadSetting bad) {
      throw refuse(String.valueOf(bad.getMessage()));
    }
  }

  private String created(ApiTokenStore tokens) {
    Optional<LearnerToken> token = tokens.create(name, Instant.now());
    return token
        .map(LearnerToken::text)
        .orElseThrow(() -> refuse("NAME must not have a token yet; revoke it first: " + name));
  }

  private String revoked(ApiTokenStore tokens) {
    if (!tokens.revoke(name, Instant.now())) {
      throw refuse("NAME must have a token: " + name);
    }
    return "The token of " + name + " is revoked.";
  }

  private void print(String line) {
    PrintWriter out = command().getOut();
    out.println(line);
    out.flush();
  }

  private ParameterException refuse(String message) {
    return new ParameterException(command(), message);
  }

  private CommandLine command() {
    return Objects.requireNonNull(spec).commandLine();
  }
}
