package touchline.server.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.submission.MarkedMethod;

/**
 * Makes an invented class: the same people and marks each time, with dates around a moment. People
 * have no passwords until somebody gives them some.
 */
public final class Demo {
  private static final long SEED = 20_260_901;

  /** Those before the students. */
  private static final int STAFF = 4;

  /** The first students hand everything in soon, so that there is something to look at. */
  private static final int SHOWN = 3;

  private static final Duration MORE = Duration.ofDays(2);

  /** From the making of the course to its first assignment. */
  private static final Duration BEFORE = Duration.ofDays(4);

  private final Lessons lessons;
  private final DemoSize size;
  private final Instant now;
  private final Random random = new Random(SEED);
  private final Marks marks;
  private final DemoWork work;

  /** In which form a method is asked for, and what one is worth. */
  public interface Marks {
    /** Empty leaves methods out. */
    Optional<MarkedMethod> of(String exercise, int form, String source, long seed);

    /** Of an exercise that asks each for a form of their own; 0 for the lesson's. */
    default int form(String exercise, long assignment, long account) {
      return 0;
    }
  }

  public Demo(Lessons lessons, DemoSize size, Marks marks, Instant now) {
    this.lessons = lessons;
    this.size = size;
    this.now = now;
    this.marks = marks;
    this.work = new DemoWork(lessons, new DemoMethods(marks, random), random);
  }

  /** Fills the course into a database; logins of people are {@code owner}, {@code student}, …. */
  public void fill(Database database, AccountStore accounts) {
    new DemoStore(database, accounts).write(lessons.version(), this::fill);
  }

  private void fill(DemoStore.RowStore rows) {
    List<DemoAssignment> assignments = DemoCourse.assignments(lessons, size.assignments(), now);
    Instant begun = assignments.get(0).schedule().opens().minus(BEFORE);
    long course = rows.course(DemoCourse.TITLE, begun);
    List<DemoPerson> people = DemoCourse.people(size.students(), random);
    List<Account> accounts = new ArrayList<>();
    people.forEach(person -> accounts.add(rows.member(course, person, begun)));
    DemoDesk desk = new DemoDesk(rows.desk(), course, accounts, now);
    for (DemoAssignment assignment : assignments) {
      long id = rows.assignment(course, assignment);
      int ill = STAFF + random.nextInt(size.students());
      rows.extension(id, accounts.get(ill), MORE, accounts.get(1), asked(assignment));
      for (int i = STAFF; i < people.size(); i++) {
        DemoAssignment own = i == ill ? assignment.later(MORE) : assignment;
        boolean isShown = i < STAFF + SHOWN;
        if (isShown || random.nextInt(14) > 0) {
          fill(rows, id, own, people.get(i), accounts.get(i), isShown);
        }
      }
      if (size.isLooked()) {
        desk.mark(id, assignment.schedule());
      }
      if (size.answers()) {
        rows.settle(id);
      }
      decide(rows, id, assignment, accounts);
    }
    if (size.isLooked()) {
      desk.course(assignments.get(size.assignments() / 2).schedule());
    }
  }

  private void fill(
      DemoStore.RowStore rows,
      long id,
      DemoAssignment assignment,
      DemoPerson person,
      Account account,
      boolean isShown) {
    if (size.answers()) {
      int late = random.nextInt(9) == 0 ? 165 + random.nextInt(30) : 4 + random.nextInt(150);
      int hours = isShown ? 1 + random.nextInt(20) : late;
      Instant at = assignment.schedule().opens().plus(Duration.ofMinutes(60L * hours));
      work(rows, id, assignment, person, account, at.plusSeconds(random.nextInt(3_600)));
    } else {
      guess(rows, id, assignment, person, account);
    }
  }

  private void work(
      DemoStore.RowStore rows,
      long id,
      DemoAssignment asked,
      DemoPerson person,
      Account account,
      Instant begins) {
    Instant closes = asked.schedule().closes();
    Instant until = closes.isBefore(now) ? closes : now;
    Instant at = begins;
    for (String exercise : asked.points().keySet()) {
      int form = asked.varied().contains(exercise) ? marks.form(exercise, id, account.id()) : 0;
      List<DemoAttempt> attempts =
          work.attempts(person, new DemoMethods.Asked(exercise, form), at, until);
      for (int i = 0; i < attempts.size(); i++) {
        rows.attempt(id, account, i + 1, attempts.get(i));
        at = attempts.get(i).last().plusSeconds(90);
      }
    }
  }

  /** Marks that nobody worked for. */
  private void guess(
      DemoStore.RowStore rows, long id, DemoAssignment asked, DemoPerson person, Account account) {
    List<DemoStanding> standings = new ArrayList<>();
    double points = 0;
    for (Map.Entry<String, Double> part : asked.points().entrySet()) {
      double mark = random.nextDouble() < person.skill() ? 1 : random.nextInt(4) / 4.0;
      int seconds = 60 + random.nextInt(1_200);
      standings.add(new DemoStanding(id, account.id(), part.getKey(), mark, seconds));
      points += mark * part.getValue();
    }
    rows.standings(standings);
    Instant last = asked.schedule().due().minusSeconds(random.nextInt(500_000));
    rows.grade(id, account, points, last);
  }

  /** Who is ill says so in time. */
  private Instant asked(DemoAssignment assignment) {
    return sooner(assignment.schedule().due().minus(Duration.ofHours(26)));
  }

  private Instant sooner(Instant at) {
    return at.isBefore(now) ? at : now;
  }

  /** Somebody excused, and now and then a mark changed by hand. */
  private void decide(
      DemoStore.RowStore rows, long id, DemoAssignment assignment, List<Account> accounts) {
    Account instructor = accounts.get(1);
    int students = size.students();
    if (assignment.schedule().due().isAfter(now) || students < 3) {
      return;
    }
    Instant then = sooner(assignment.schedule().closes().plus(Duration.ofHours(16)));
    Account excused = accounts.get(STAFF + 1 + random.nextInt(students - 1));
    rows.override(
        id,
        excused,
        new DemoOverride(Optional.empty(), "Doctor's note", "This one does not count for you."),
        instructor,
        then);
    Account changed = accounts.get(STAFF);
    if (random.nextInt(3) == 0) {
      double all = assignment.points().values().stream().mapToDouble(Double::doubleValue).sum();
      rows.override(
          id,
          changed,
          new DemoOverride(
              Optional.of(all),
              "Explained at the board",
              "You explained the idea well at the board, so this counts."),
          instructor,
          then);
    }
  }
}
