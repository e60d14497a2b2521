package touchline.server.lti.visit;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.SessionStore;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.token.Claims;
import touchline.server.lti.token.Launch;
import touchline.server.store.Database;

/** Who is in a frame of a platform, and what lets them on to the site, once. */
public final class VisitStore {
  /** A working day. */
  public static final Duration LIFE = Duration.ofHours(8);

  /** Longer than somebody looks at a card before they press its button. */
  static final Duration PASS = Duration.ofHours(1);

  private final Database database;
  private final AccountStore accounts;
  private final PlatformStore platforms;
  private final SessionStore sessions;
  private final SecureRandom random = new SecureRandom();

  public VisitStore(
      Database database, AccountStore accounts, PlatformStore platforms, SessionStore sessions) {
    this.database = database;
    this.accounts = accounts;
    this.platforms = platforms;
    this.sessions = sessions;
  }

  /** Keeps a visit; the secret goes to the frame and nowhere else. */
  public Secret open(Visit visit, Instant now) {
    Secret secret = Secret.random(random);
    return database.write(
        handle -> {
          handle.execute("DELETE FROM lti_visit WHERE expires_at <= ?", now.toString());
          handle.execute(
              "INSERT INTO lti_visit VALUES (?, ?, ?, ?, ?)",
              secret.sha256(),
              visit.platform().id(),
              visit.account().id(),
              visit.launch().claims().json(),
              now.plus(LIFE).toString());
          return secret;
        });
  }

  /** What a row says. */
  private record Kept(long platform, long account, String claims) {}

  /** The visit of a secret, while it lasts. */
  public Optional<Visit> find(Secret secret, Instant now) {
    Optional<Kept> kept =
        database.read(
            handle ->
                handle
                    .createQuery(
                        "SELECT * FROM lti_visit WHERE visit_sha256 = :visit AND expires_at > :now")
                    .bind("visit", secret.sha256())
                    .bind("now", now.toString())
                    .map(
                        (row, context) ->
                            new Kept(
                                row.getLong("platform"),
                                row.getLong("account"),
                                row.getString("claims")))
                    .findOne());
    return kept.flatMap(
            row ->
                accounts
                    .findInUse(row.account())
                    .flatMap(
                        account ->
                            platforms
                                .find(row.platform())
                                .map(
                                    platform ->
                                        new Visit(
                                            account,
                                            platform,
                                            new Launch(Claims.parse(row.claims()))))))
        .filter(this::isOpen);
  }

  /** An administrator who closes a deployment ends what came from there. */
  private boolean isOpen(Visit visit) {
    return platforms.deployments(visit.platform()).contains(visit.launch().deployment());
  }

  /** Lets somebody out of the frame, once, to this page. */
  public Secret pass(Account account, String path, Instant now) {
    Secret secret = Secret.random(random);
    return database.write(
        handle -> {
          handle.execute("DELETE FROM lti_pass WHERE expires_at <= ?", now.toString());
          handle.execute(
              "INSERT INTO lti_pass VALUES (?, ?, ?, ?)",
              secret.sha256(),
              account.id(),
              path,
              now.plus(PASS).toString());
          return secret;
        });
  }

  private record Out(long account, String path) {}

  /**
   * Somebody who was let out.
   *
   * @param session the secret of their session
   * @param path where they go
   */
  public record Entered(Secret session, String path) {}

  /** Takes a pass and signs in who it is for; empty if it was taken or is too old. */
  public Optional<Entered> enter(Secret pass, Instant now) {
    return database.write(
        handle -> {
          Optional<Out> out =
              handle
                  .createQuery(
                      "SELECT * FROM lti_pass WHERE pass_sha256 = :pass AND expires_at > :now")
                  .bind("pass", pass.sha256())
                  .bind("now", now.toString())
                  .map((row, context) -> new Out(row.getLong("account"), row.getString("path")))
                  .findOne();
          handle.execute("DELETE FROM lti_pass WHERE pass_sha256 = ?", pass.sha256());
          return out.flatMap(
              one ->
                  accounts
                      .findInUse(one.account())
                      .map(
                          who ->
                              new Entered(
                                  sessions.open(handle, who, SecurityEvent.PLATFORM, now),
                                  one.path())));
        });
  }

  /** Signs somebody in who is in no frame. */
  public Secret enter(Account account, Instant now) {
    return database.write(handle -> sessions.open(handle, account, SecurityEvent.PLATFORM, now));
  }
}
