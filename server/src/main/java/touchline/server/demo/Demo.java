package touchline.server.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.submission.CodeVerdict;

/**
 * Makes an invented class: the same people and marks each time, with dates around a moment. People
 * have no passwords until somebody gives them some.
 */
public final class Demo {
  private static final long SEED = 20_260_901;

  /** Those before the students. */
  private static final int STAFF = 4;

  private static final Duration MORE = Duration.ofDays(2);

  private final Lessons lessons;
  private final DemoSize size;
  private final Instant now;
  private final Random random = new Random(SEED);
  private final DemoWork work;

  /** What a method is worth; empty leaves methods out. */
  public interface Marks {
    Optional<CodeVerdict> of(String exercise, String source, long seed);
  }

  public Demo(Lessons lessons, DemoSize size, Marks marks, Instant now) {
    this.lessons = lessons;
    this.size = size;
    this.now = now;
    this.work = new DemoWork(lessons, new DemoMethods(marks::of, random), random);
  }

  /** Fills the course into a database; logins of people are {@code owner}, {@code student}, …. */
  public void fill(Database database, AccountStore accounts) {
    new DemoStore(database, accounts).write(lessons.version(), this::fill);
  }

  private void fill(DemoStore.RowStore rows) {
    long course = rows.course(DemoCourse.TITLE, now);
    List<DemoPerson> people = DemoCourse.people(size.students(), random);
    List<Account> accounts = new ArrayList<>();
    people.forEach(person -> accounts.add(rows.member(course, person, now)));
    for (DemoAssignment assignment : DemoCourse.assignments(lessons, size.assignments(), now)) {
      long id = rows.assignment(course, assignment);
      int ill = STAFF + random.nextInt(size.students());
      rows.extension(id, accounts.get(ill), MORE, accounts.get(1), now);
      for (int i = STAFF; i < people.size(); i++) {
        DemoAssignment own = i == ill ? assignment.later(MORE) : assignment;
        fill(rows, id, own, people.get(i), accounts.get(i));
      }
      decide(rows, id, assignment, accounts);
    }
  }

  private void fill(
      DemoStore.RowStore rows,
      long id,
      DemoAssignment assignment,
      DemoPerson person,
      Account account) {
    if (random.nextInt(14) == 0) {
      return;
    }
    Result result =
        size.answers()
            ? worked(rows, id, assignment, person, account)
            : guessed(id, assignment, person, account);
    if (!result.standings.isEmpty()) {
      rows.standings(result.standings);
      double points =
          result.standings.stream()
              .mapToDouble(
                  one -> one.mark() * assignment.points().getOrDefault(one.exercise(), 0.0))
              .sum();
      rows.grade(id, account, points, result.isLate, result.last);
    }
  }

  private static final class Result {
    private final List<DemoStanding> standings = new ArrayList<>();
    private boolean isLate;
    private Instant last = Instant.EPOCH;
  }

  private Result worked(
      DemoStore.RowStore rows, long id, DemoAssignment asked, DemoPerson person, Account account) {
    Result result = new Result();
    Instant opens = asked.schedule().opens();
    Instant until = asked.schedule().closes().isBefore(now) ? asked.schedule().closes() : now;
    int hours = random.nextInt(9) == 0 ? 165 + random.nextInt(30) : 4 + random.nextInt(150);
    Instant at = opens.plus(Duration.ofMinutes(60L * hours + random.nextInt(60)));
    for (String exercise : asked.points().keySet()) {
      List<DemoAttempt> attempts = work.attempts(person, exercise, at, until);
      for (int i = 0; i < attempts.size(); i++) {
        rows.attempt(id, account, i + 1, attempts.get(i));
        at = attempts.get(i).last().plusSeconds(90);
      }
      if (!attempts.isEmpty()) {
        result.standings.add(standing(id, asked, account, exercise, attempts));
        result.last = attempts.get(attempts.size() - 1).last();
      }
    }
    result.isLate = result.standings.stream().anyMatch(one -> one.mark() < one.rawMark());
    return result;
  }

  private static DemoStanding standing(
      long id, DemoAssignment asked, Account account, String exercise, List<DemoAttempt> attempts) {
    return new DemoStanding(
        id,
        account.id(),
        exercise,
        attempts.stream()
            .mapToDouble(attempt -> attempt.mark(asked.schedule(), asked.policy()))
            .max()
            .orElse(0),
        attempts.stream().mapToDouble(DemoAttempt::rawMark).max().orElse(0),
        attempts.size(),
        attempts.stream().mapToLong(DemoAttempt::seconds).sum());
  }

  private Result guessed(long id, DemoAssignment asked, DemoPerson person, Account account) {
    Result result = new Result();
    for (String exercise : asked.points().keySet()) {
      double mark = random.nextDouble() < person.skill() ? 1 : random.nextInt(4) / 4.0;
      int seconds = 60 + random.nextInt(1_200);
      result.standings.add(new DemoStanding(id, account.id(), exercise, mark, mark, 1, seconds));
    }
    result.last = asked.schedule().due().minusSeconds(random.nextInt(500_000));
    return result;
  }

  /** Somebody excused, and now and then a mark changed by hand. */
  private void decide(
      DemoStore.RowStore rows, long id, DemoAssignment assignment, List<Account> accounts) {
    Account instructor = accounts.get(1);
    int students = size.students();
    if (assignment.schedule().due().isAfter(now) || students < 3) {
      return;
    }
    Account excused = accounts.get(STAFF + 1 + random.nextInt(students - 1));
    rows.override(
        id,
        excused,
        new DemoOverride(Optional.empty(), "Doctor's note", "This one does not count for you."),
        instructor,
        now);
    Account changed = accounts.get(STAFF);
    if (random.nextInt(3) == 0) {
      double all = assignment.points().values().stream().mapToDouble(Double::doubleValue).sum();
      rows.override(
          id,
          changed,
          new DemoOverride(
              Optional.of(Math.floor(all * 0.8)),
              "Explained at the board",
              "You explained the idea well at the board, so this counts."),
          instructor,
          now);
    }
  }
}
