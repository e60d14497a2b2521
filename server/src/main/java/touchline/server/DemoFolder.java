package touchline.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.server.Site.CannotStart;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.code.CodeTasks;
import touchline.server.code.MethodMarks;
import touchline.server.demo.Demo;
import touchline.server.demo.DemoSize;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grader;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.store.Place;
import touchline.server.store.StoreProblem;
import touchline.server.submission.MarkedMethod;

/**
 * The data folder of {@code serve --demo}: filled with an invented class once, and never one that
 * holds anything else.
 */
final class DemoFolder {
  /** Says that the folder is a demonstration, and how to sign in. */
  static final String NOTE = "demo.txt";

  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
  private static final int LENGTH = 12;
  private static final List<String> LOGINS = List.of("owner", "assistant", "student");

  private DemoFolder() {}

  /**
   * Fills the folder if it is new.
   *
   * @return how to sign in, for the person who started it
   */
  static String open(Path data, Instant now) throws CannotStart {
    Path note = data.resolve(NOTE);
    try {
      if (Files.exists(note)) {
        return Files.readString(note);
      }
      if (Place.folder(data).isThere()) {
        throw new CannotStart(
            "--demo fills a folder of its own, and this one holds real data: " + data);
      }
      String password = password(new SecureRandom());
      fill(data, password, now);
      Files.writeString(note, words(password));
      return words(password);
    } catch (IOException refused) {
      throw new CannotStart("--data must be a folder that can be written: " + data);
    } catch (StoreProblem problem) {
      throw new CannotStart("--data " + problem.getMessage());
    }
  }

  private static void fill(Path data, String password, Instant now) {
    Lessons lessons = Lessons.load();
    try (Database database = Database.open(data);
        Pool pool = Pool.whenAsked()) {
      AccountStore accounts = new AccountStore(database, new LearnerStore(database));
      MethodMarks marks =
          new MethodMarks(
              new CodeTasks(lessons),
              new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown));
      new Demo(lessons, DemoSize.SHOWN, marks(marks), now).fill(database, accounts);
      for (String login : LOGINS) {
        Account account = accounts.named(login).orElseThrow();
        accounts.givePassword(account, password);
      }
    }
  }

  private static Demo.Marks marks(MethodMarks marks) {
    return new Demo.Marks() {
      @Override
      public Optional<MarkedMethod> of(String exercise, int form, String source, long seed) {
        return marks.of(exercise, form, source, seed);
      }

      @Override
      public int form(String exercise, long assignment, long account) {
        return marks.form(exercise, assignment, account);
      }
    };
  }

  /** By chance, so that a demonstration that others can reach has no password that they know. */
  private static String password(SecureRandom random) {
    StringBuilder password = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      password.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return password.toString();
  }

  private static String words(String password) {
    return "An invented class with invented marks. Sign in as "
        + String.join(", ", LOGINS)
        + "; the password of each is "
        + password
        + "\n";
  }
}
