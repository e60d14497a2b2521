package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.CountingRule;
import touchline.server.assignment.plan.Extension;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.assignment.plan.LatePolicy;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.Schedule;
import touchline.server.assignment.plan.Solutions;
import touchline.server.assignment.plan.TimedMark;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/** The rows of the gradebook are always those that working everything out from scratch gives. */
class StandingStoreTest {
  private static final Instant OPENS = Instant.parse("2026-03-02T08:00:00Z");
  private static final List<String> EXERCISES = List.of("one/a", "one/b", "two/c");

  @TempDir private Path data;
  private Database database;
  private AssignmentStore assignments;
  private ExtensionStore extensions;
  private GrantStore grants;
  private AttemptStore attempts;
  private Course course;
  private final List<Account> accounts = new ArrayList<>();

  @BeforeEach
  void open() {
    database = Database.open(TestPlace.of(data));
    assignments = new AssignmentStore(database);
    extensions = new ExtensionStore(database);
    grants = new GrantStore(database);
    attempts = new AttemptStore(database);
    AccountStore people = new AccountStore(database, new LearnerStore(database));
    course =
        database.write(
            handle -> {
              Account owner = people.add(handle, "ada", "Ada", true, OPENS).orElseThrow();
              accounts.add(owner);
              long id = CourseStore.add(handle, "Games", ZoneOffset.UTC, owner, OPENS);
              for (int i = 0; i < 6; i++) {
                Account one = people.add(handle, "s" + i, "S", false, OPENS).orElseThrow();
                accounts.add(one);
                join(handle, id, one, i % 2 == 0 ? "A" : "");
              }
              return new Course(id, "Games", ZoneId.of("UTC"), "", false);
            });
  }

  private static void join(Handle handle, long course, Account one, String section) {
    handle.execute(
        "INSERT INTO member VALUES (?, ?, 'student', ?, ?)",
        course,
        one.id(),
        section,
        OPENS.toString());
  }

  @AfterEach
  void close() {
    database.close();
  }

  private static Plan plan(Random random) {
    Instant due = OPENS.plus(Duration.ofHours(10 + random.nextInt(30)));
    Instant closes = due.plus(Duration.ofHours(random.nextInt(20)));
    List<Part> parts = new ArrayList<>();
    EXERCISES.forEach(exercise -> parts.add(new Part(exercise, 1 + random.nextInt(9))));
    List<LatePolicy.Step> steps = List.of(new LatePolicy.Step(Duration.ofHours(6), 70));
    return new Plan(
        "Week",
        new Schedule(OPENS, due, closes),
        random.nextInt(4),
        CountingRule.values()[random.nextInt(3)],
        random.nextBoolean() ? LatePolicy.NOTHING : new LatePolicy(steps),
        Solutions.CLOSED,
        true,
        parts);
  }

  private List<String> rows() {
    return database.read(
        handle -> {
          List<String> rows =
              new ArrayList<>(
                  handle
                      .createQuery(
                          """
                          SELECT assignment || ' ' || account || ' ' || exercise || ' ' || mark || ' '
                            || raw_mark || ' ' || attempts || ' ' || seconds
                          FROM standing ORDER BY assignment, account, exercise
                          """)
                      .mapTo(String.class)
                      .list());
          rows.addAll(
              handle
                  .createQuery(
                      """
                      SELECT assignment || ' ' || account || ' ' || points || ' ' || is_late || ' '
                        || last_at
                      FROM grade ORDER BY assignment, account
                      """)
                  .mapTo(String.class)
                  .list());
          return rows;
        });
  }

  private Account student(Random random) {
    return accounts.get(1 + random.nextInt(accounts.size() - 1));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyChangeLeavesWhatScratchWouldGive(long seed) {
    Random random = new Random(seed);
    long id = assignments.add(course, plan(random), accounts.get(0), OPENS);
    int grown = 0;
    for (int i = 0; i < 120; i++) {
      Instant now = OPENS.plus(Duration.ofMinutes(30L * i));
      change(random, assignments.find(course.id(), id).orElseThrow(), now);
      List<String> rows = rows();
      database.write(
          handle -> {
            StandingStore.settle(handle, id);
            return id;
          });
      assertEquals(rows(), rows, "seed " + seed + ", step " + i);
      grown = Math.max(grown, rows.size());
    }
    assertTrue(grown > 10, "there was something to work out: " + grown);
  }

  private void change(Random random, Assignment assignment, Instant now) {
    Account who = accounts.get(0);
    switch (random.nextInt(10)) {
      case 0 -> assignments.replace(course, assignment, plan(random), who, now);
      case 1 -> grants.give(course, assignment, List.of(granted(random, now)), who, now);
      case 2 ->
          extensions.list(assignment.id(), 1).stream()
              .findFirst()
              .ifPresent(one -> grants.remove(course, assignment, one.granted().id(), who, now));
      case 3 -> move(student(random), random.nextBoolean() ? "A" : "B");
      default -> work(random, assignment, now);
    }
  }

  private ExtensionGrant granted(Random random, Instant now) {
    Extension time =
        switch (random.nextInt(3)) {
          case 0 -> new Extension.Until(now.plus(Duration.ofHours(random.nextInt(9))));
          case 1 -> new Extension.By(Duration.ofMinutes(1 + random.nextInt(600)));
          default -> new Extension.Share(1 + random.nextInt(100));
        };
    return switch (random.nextInt(3)) {
      case 0 -> new ExtensionGrant(0, student(random).id(), "", time, "");
      case 1 -> new ExtensionGrant(0, 0, "A", time, "");
      default -> new ExtensionGrant(0, 0, "", time, "");
    };
  }

  private void move(Account one, String section) {
    database.write(
        handle -> {
          handle.execute(
              "UPDATE member SET section = ? WHERE course = ? AND account = ?",
              section,
              course.id(),
              one.id());
          new StandingStore().moved(handle, course.id());
          return one;
        });
  }

  private void work(Random random, Assignment assignment, Instant now) {
    Seat seat =
        new Seat(
            assignment.id(), student(random).id(), EXERCISES.get(random.nextInt(EXERCISES.size())));
    List<Attempt> turns = attempts.list(seat);
    if (turns.isEmpty() || random.nextInt(3) == 0) {
      attempts.begin(seat, turns.size(), "v", 7, now);
      return;
    }
    Attempt last = turns.get(turns.size() - 1);
    database.write(
        handle -> {
          if (AttemptStore.takes(handle, seat, last, now)) {
            ProgressStore.note(
                handle, seat, last.id(), new TimedMark(random.nextInt(5) / 4.0, now));
          }
          return seat;
        });
  }

  @Test
  void handingInFromManyTabsAtOnceUsesNoMoreThanTheLimit() {
    Random random = new Random(6);
    Plan three =
        Stream.generate(() -> plan(random)).filter(plan -> plan.attempts() == 3).findFirst().get();
    long id = assignments.add(course, three, accounts.get(0), OPENS);
    Seat seat = new Seat(id, accounts.get(1).id(), "one/a");
    List<CompletableFuture<AttemptStart>> tabs =
        Stream.generate(
                () ->
                    CompletableFuture.supplyAsync(
                        () ->
                            database.write(handle -> AttemptStore.begin(handle, seat, "v", OPENS))))
            .limit(8)
            .toList();
    long begun =
        tabs.stream()
            .map(CompletableFuture::join)
            .filter(AttemptStart.Yes.class::isInstance)
            .count();
    assertEquals(3, begun);
    assertEquals(List.of(1, 2, 3), attempts.list(seat).stream().map(Attempt::number).toList());
  }

  @Test
  void aThousandStudentsAreSettledTogether() {
    Random random = new Random(4);
    long id = assignments.add(course, plan(random), accounts.get(0), OPENS);
    database.write(
        handle -> {
          for (int i = 100; i < 1_100; i++) {
            handle.execute(
                "INSERT INTO learner VALUES (?, ?, ?)", i, String.format("%064d", i), "t");
            handle.execute(
                "INSERT INTO account (id, learner, login, name, is_administrator, created_at)"
                    + " VALUES (?, ?, ?, 'N', 0, 't')",
                i,
                i,
                "p" + i);
            handle.execute("INSERT INTO member VALUES (?, ?, 'student', '', 't')", course.id(), i);
            handle.execute(
                "INSERT INTO attempt VALUES (?, ?, 'one/a', ?, 1, 'v', 7, 0, ?)",
                i,
                id,
                i,
                OPENS.toString());
            handle.execute("INSERT INTO progress VALUES (?, ?, ?, 0.5, 0)", i, i, OPENS.toString());
          }
          return id;
        });
    Assignment before = assignments.find(course.id(), id).orElseThrow();
    assignments.replace(course, before, plan(new Random(5)), accounts.get(0), OPENS);
    assertEquals(2_000, rows().size());
  }
}
