package touchline.server;

import static touchline.server.account.Role.ANYONE;

import io.javalin.config.RoutesConfig;
import touchline.server.receipt.ReceiptKeyStore;
import touchline.server.receipt.ReceiptPages;
import touchline.server.receipt.Receipts;
import touchline.server.store.Database;
import touchline.server.store.SigningKey;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.SubmissionStore;

/** What was handed in, wired: where it is kept, and the receipts for it. */
final class SubmissionRoom implements Room {
  private final SubmissionStore values;
  private final CodeSubmissionStore methods;
  private final Receipts receipts;
  private final ReceiptPages receipt;

  SubmissionRoom(Ground ground, AccountRoom accounts) {
    Database database = ground.database();
    SigningKey key = new ReceiptKeyStore(database).open(ground.settings().data().folder());
    values = new SubmissionStore(database, accounts.learners());
    methods = new CodeSubmissionStore(database);
    receipts = new Receipts(key, values, methods);
    receipt =
        new ReceiptPages(
            receipts,
            accounts.failures(),
            accounts.visitors(),
            accounts.origins(),
            ground.templates(),
            ground.clock());
  }

  SubmissionStore values() {
    return values;
  }

  CodeSubmissionStore methods() {
    return methods;
  }

  Receipts receipts() {
    return receipts;
  }

  @Override
  public void routes(RoutesConfig routes) {
    App.read(routes, "/receipts", receipt::page);
    routes.post("/receipts", receipt::check, ANYONE);
  }
}
