package touchline.server.lti.mark;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import touchline.server.TestClock;
import touchline.server.TestKeys;
import touchline.server.fetch.Fetcher;
import touchline.server.fetch.Reach;
import touchline.server.lti.TestServices;
import touchline.server.lti.key.ToolKeyStore;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.lti.service.ServiceCalls;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/**
 * A course of a strict platform with an assignment of four points and students s-1, s-2 and so on,
 * whose accounts have the same numbers; without a site.
 */
final class MarkedClass implements AutoCloseable {
  static final String ISSUER = "https://platform.example";
  static final String SITE = "https://site.example";

  static {
    TestKeys.use();
  }

  final TestClock clock = new TestClock();
  final Database database;
  final TestServices services;
  final MarkCourier courier;

  MarkedClass(Path data, int students) {
    database = Database.open(TestPlace.of(data));
    ToolKeyStore keys = new ToolKeyStore(database, clock);
    services = new TestServices(() -> published(keys), clock);
    courier = courier(database, clock);
    fill(students);
  }

  private static JWKSet published(ToolKeyStore keys) {
    return new JWKSet(keys.published().stream().map(key -> (JWK) key.rsa().toPublicJWK()).toList());
  }

  /** Another server's. */
  static MarkCourier courier(Database database, Clock clock) {
    ToolKeyStore keys = new ToolKeyStore(database, clock);
    ServiceCalls calls = new ServiceCalls(new Fetcher(Reach.LOOPBACK_TOO), keys, clock);
    ToolAddress site = new ToolAddress(Optional.of(SITE));
    return MarkCourier.of(database, new PlatformStore(database), calls, site, clock);
  }

  private void fill(int students) {
    String now = "'2026-03-02T08:00:00Z'";
    run("INSERT INTO course (id, title, zone, created_at) VALUES (1, 'Games', 'UTC', " + now + ")");
    run(
        "INSERT INTO assignment (id, course, title, opens_at, due_at, closes_at, attempts, counting,"
            + " late_policy, solutions, is_published, created_at) VALUES (1, 1, 'Week 1', "
            + String.join(", ", List.of(now, now, now))
            + ", 0, 'best', '', 'never', 1, "
            + now
            + ")");
    run(
        "INSERT INTO assignment_part (assignment, exercise, position, points)"
            + " VALUES (1, 'a/b', 0, 4)");
    run(
        "INSERT INTO lti_platform (id, name, issuer, client, authorises, tokens, key_set, audience,"
            + " frames, added_at) VALUES (1, 'Strict', '%s', '%s', '%3$s/auth', '%3$s/token', '%3$s/keys', '', '', %4$s)"
                .formatted(ISSUER, TestServices.CLIENT, services.url(), now));
    run(
        "INSERT INTO lti_context (id, platform, deployment, context, title, course, memberships,"
            + " line_items, scopes) VALUES (1, 1, '7', 'geometry', 'Geometry', 1, '%s', '%s', '%s')"
                .formatted(services.memberships(), services.url(), TestServices.SCOPES));
    run(
        "INSERT INTO lti_link (id, context, resource, title, target, assignment, line_item)"
            + " VALUES (1, 1, 'link-1', 'Week 1', 'assignment/1', 1, '%s')"
                .formatted(services.lineItem()));
    database.write(
        handle -> {
          for (int i = 1; i <= students; i++) {
            handle.execute(
                "INSERT INTO learner (id, token_sha256, created_at) VALUES (?, ?, '2026')",
                i,
                String.format("%064d", i));
            handle.execute(
                "INSERT INTO account (id, learner, login, name, is_administrator, created_at)"
                    + " VALUES (?, ?, ?, ?, 0, '2026')",
                i,
                i,
                "login-" + i,
                "Person " + i);
            handle.execute(
                "INSERT INTO member (course, account, role, section, joined_at)"
                    + " VALUES (1, ?, 'student', '', '2026')",
                i);
            handle.execute("INSERT INTO outside_account VALUES (?, ?, ?)", ISSUER, "s-" + i, i);
          }
          return students;
        });
  }

  void run(String statement) {
    database.write(handle -> handle.execute(statement));
  }

  /** Gives a student points, whatever they had. */
  void mark(int student, double points) {
    run("DELETE FROM grade WHERE account = " + student);
    run(
        "INSERT INTO grade (assignment, account, points, is_late, last_at) VALUES (1, %d, %s, 0, '2026')"
            .formatted(student, points));
  }

  /** The same for everybody, at once. */
  void markAll(double points) {
    run("DELETE FROM grade");
    run(
        "INSERT INTO grade (assignment, account, points, is_late, last_at)"
            + " SELECT 1, account, "
            + points
            + ", 0, '2026' FROM member");
  }

  /** As if so much time had passed on the clock of the database. */
  void later(long minutes) {
    long millis = minutes * 60_000;
    run("UPDATE lti_pause SET until_at = until_at - " + millis);
    run("UPDATE lti_score SET try_at = try_at - " + millis + " WHERE try_at > 0");
    run("UPDATE lti_score SET leased_until = leased_until - " + millis + " WHERE leased_until > 0");
    run("UPDATE lti_item SET try_at = try_at - " + millis + " WHERE try_at > 0");
    run("UPDATE lti_item SET leased_until = leased_until - " + millis + " WHERE leased_until > 0");
  }

  /** The link, as its course's page shows it. */
  MarkedLink link() {
    return new MarkedLinkStore(database).links(1).get(0);
  }

  ShownMark shown(int student) {
    return new MarkedLinkStore(database)
        .marks(1, clock.getZone(), 0, 5000).stream()
            .filter(one -> one.name().equals("Person " + student))
            .findFirst()
            .orElseThrow();
  }

  @Override
  public void close() {
    courier.close();
    services.close();
    database.close();
  }
}
