package touchline.server.command;

import java.time.Instant;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchline.server.account.ApiTokenStore;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.store.Database;

/** {@code touchline token}: who may hand in over HTTP. */
@Command(
    name = "token",
    description = {
      "Make a token with which a program may hand in over HTTP, and print it.",
      "It is printed once; only what it hashes to is stored. A running site knows it at once."
    })
public final class TokenCommand extends StoreCommand {
  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,79}";

  @Parameters(index = "0", paramLabel = "NAME", description = "Whose it is, such as moodle.")
  private String name = "";

  @Option(names = "--revoke", description = "Take the token of this name away instead.")
  private boolean revoke;

  public TokenCommand(PlaceArguments.Source source) {
    super(source);
  }

  @Override
  int run(PlaceArguments given) throws BadSetting {
    if (!name.matches(NAME)) {
      throw refuse("NAME must be letters, digits, dots and hyphens, at most 80: " + name);
    }
    try (Database database = given.open()) {
      ApiTokenStore tokens = new ApiTokenStore(database, new LearnerStore(database));
      print(revoke ? revoked(tokens) : created(tokens));
      return 0;
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
}
