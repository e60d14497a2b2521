package touchline.server.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.assignment.StandingStore;
import touchline.server.assignment.plan.Part;
import touchline.server.store.Database;
import touchline.server.submission.AnswerOutcome;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.Mark;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.MarkedMethod;
import touchline.server.submission.Purpose;

/** Writes an invented class, in one transaction: whole or not at all. */
final class DemoStore {
  private final Database database;
  private final AccountStore accounts;

  DemoStore(Database database, AccountStore accounts) {
    this.database = database;
    this.accounts = accounts;
  }

  /** What is written while the transaction runs. */
  interface Filling {
    void fill(RowStore rows);
  }

  void write(String version, Filling filling) {
    database.write(
        handle -> {
          filling.fill(new RowStore(handle, accounts, version));
          return filling;
        });
  }

  /** The rows, one sort after the other. */
  static final class RowStore {
    private final Handle handle;
    private final AccountStore accounts;
    private final String version;

    private RowStore(Handle handle, AccountStore accounts, String version) {
      this.handle = handle;
      this.accounts = accounts;
      this.version = version;
    }

    long course(String title, Instant now) {
      return insert(
          "INSERT INTO course (title, zone, created_at) VALUES (:title, :zone, :now)",
          Map.of("title", title, "zone", DemoCourse.ZONE.getId(), "now", now.toString()));
    }

    Account member(long course, DemoPerson person, Instant now) {
      Account account =
          accounts.add(handle, person.login(), person.name(), false, now).orElseThrow();
      handle
          .createUpdate(
              """
              INSERT INTO member (course, account, role, section, joined_at)
              VALUES (:course, :account, :role, :section, :now)
              """)
          .bind("course", course)
          .bind("account", account.id())
          .bind("role", person.role())
          .bind("section", person.section())
          .bind("now", now.toString())
          .execute();
      AccountStore.madeBy(handle, account, course);
      return account;
    }

    long assignment(long course, DemoAssignment assignment) {
      long id =
          insert(
              """
              INSERT INTO assignment (course, title, opens_at, due_at, closes_at, attempts, counting,
                late_policy, solutions, is_published, created_at)
              VALUES (:course, :title, :opens, :due, :closes, 3, 'best', :late, 'closed', 1, :opens)
              """,
              Map.of(
                  "course", course,
                  "title", assignment.title(),
                  "opens", assignment.schedule().opens().toString(),
                  "due", assignment.schedule().due().toString(),
                  "closes", assignment.schedule().closes().toString(),
                  "late", assignment.late()));
      int position = 0;
      for (Map.Entry<String, Double> part : assignment.points().entrySet()) {
        handle.execute(
            "INSERT INTO assignment_part (assignment, exercise, position, points, form)"
                + " VALUES (?, ?, ?, ?, ?)",
            id,
            part.getKey(),
            position++,
            part.getValue(),
            (assignment.varied().contains(part.getKey()) ? Part.Form.VARIANT : Part.Form.LESSON)
                .word());
      }
      return id;
    }

    void extension(long assignment, Account account, Duration more, Account by, Instant now) {
      handle.execute(
          """
          INSERT INTO extension (assignment, account, section, kind, value, reason, given_by, given_at)
          VALUES (?, ?, '', 'by', ?, 'ill', ?, ?)
          """,
          assignment,
          account.id(),
          String.valueOf(more.toMinutes()),
          by.id(),
          now.toString());
    }

    void override(long assignment, Account account, DemoOverride decided, Account by, Instant now) {
      handle
          .createUpdate(
              """
              INSERT INTO override (assignment, account, points, reason, comment, given_by, given_at,
                revision)
              VALUES (:assignment, :account, :points, :reason, :comment, :by, :now, 1)
              """)
          .bind("assignment", assignment)
          .bind("account", account.id())
          .bind("points", decided.points().orElse(null))
          .bind("reason", decided.reason())
          .bind("comment", decided.comment())
          .bind("by", by.id())
          .bind("now", now.toString())
          .execute();
    }

    void attempt(long assignment, Account account, int number, DemoAttempt made) {
      long attempt =
          insert(
              """
              INSERT INTO attempt (assignment, exercise, account, number, content_version, seed,
                started_at)
              VALUES (:assignment, :exercise, :account, :number, :version,
                CASE WHEN :seed = 0 THEN NULL ELSE :seed END, :started)
              """,
              Map.of(
                  "assignment",
                  assignment,
                  "exercise",
                  made.exercise(),
                  "account",
                  account.id(),
                  "number",
                  number,
                  "version",
                  version,
                  "seed",
                  made.isMethod() ? 0 : made.seed(),
                  "started",
                  made.started().toString()));
      for (DemoAnswer answer : made.answers()) {
        if (answer.method().isPresent()) {
          method(account, attempt, made, answer, answer.method().get());
        } else {
          answer(account, attempt, made, answer);
        }
        handle.execute(
            "INSERT INTO progress (attempt, at, mark) VALUES (?, ?, ?)",
            attempt,
            answer.at().toString(),
            answer.soFar());
      }
    }

    private void answer(Account account, long attempt, DemoAttempt made, DemoAnswer answer) {
      AnswerOutcome outcome = AnswerOutcome.of(answer.mark());
      MarkedAnswer stored =
          new MarkedAnswer(
              made.exercise(),
              version,
              made.seed(),
              Purpose.CREDIT,
              new Answer(answer.question(), answer.texts(), DecimalMark.POINT),
              new Mark(answer.mark(), outcome, answer.mistakes()),
              "",
              answer.at());
      handle
          .createUpdate(
              """
              INSERT INTO submission (learner, exercise, content_version, seed, purpose, question,
                answer, decimal_mark, mark, outcome, mistakes, form_key, received_at, attempt)
              VALUES (:learner, :exercise, :version, :seed, 'credit', :question, :answer, 'point',
                :mark, :outcome, :mistakes, '', :at, :attempt)
              """)
          .bind("learner", account.learner().id())
          .bind("exercise", made.exercise())
          .bind("version", version)
          .bind("seed", made.seed())
          .bind("question", answer.question())
          .bind("answer", stored.textsAsJson())
          .bind("mark", answer.mark())
          .bind("outcome", outcome.word())
          .bind("mistakes", String.join(" ", answer.mistakes()))
          .bind("at", answer.at().toString())
          .bind("attempt", attempt)
          .execute();
    }

    private void method(
        Account account, long attempt, DemoAttempt made, DemoAnswer answer, MarkedMethod marked) {
      CodeVerdict verdict = marked.verdict();
      String source = answer.texts().get(0);
      String hash =
          new CodeAnswer(made.exercise(), version, source, made.seed(), "", answer.at())
              .sourceSha256();
      handle
          .createUpdate(
              """
              INSERT INTO code_submission (learner, exercise, content_version, source,
                source_sha256, seed, form_key, received_at, state, mark, outcome, mistake, message,
                counterexample, example, findings, attempt, variant)
              VALUES (:learner, :exercise, :version, :source, :hash, :seed, '', :at, 'marked',
                :mark, :outcome, :mistake, :message, :counterexample, :example, :findings, :attempt,
                :variant)
              """)
          .bind("learner", account.learner().id())
          .bind("exercise", made.exercise())
          .bind("version", version)
          .bind("source", source)
          .bind("hash", hash)
          .bind("seed", made.seed())
          .bind("at", answer.at().toString())
          .bind("mark", verdict.mark())
          .bind("outcome", verdict.outcome())
          .bind("mistake", verdict.mistake())
          .bind("message", verdict.message())
          .bind("counterexample", verdict.counterexample())
          .bind("example", verdict.example())
          .bind("findings", marked.findings())
          .bind("attempt", attempt)
          .bind("variant", made.asked().form())
          .execute();
    }

    /** What staff did. */
    DemoDeskStore desk() {
      return new DemoDeskStore(handle);
    }

    /** Works out how everybody stands, as after every answer. */
    void settle(long assignment) {
      StandingStore.settle(handle, assignment);
    }

    void standings(List<DemoStanding> standings) {
      PreparedBatch batch =
          handle.prepareBatch(
              """
              INSERT INTO standing (assignment, account, exercise, mark, raw_mark, attempts, seconds)
              VALUES (:assignment, :account, :exercise, :mark, :mark, 1, :seconds)
              """);
      standings.forEach(
          one ->
              batch
                  .bind("assignment", one.assignment())
                  .bind("account", one.account())
                  .bind("exercise", one.exercise())
                  .bind("mark", one.mark())
                  .bind("seconds", one.seconds())
                  .add());
      if (!standings.isEmpty()) {
        batch.execute();
      }
    }

    void grade(long assignment, Account account, double points, Instant last) {
      handle.execute(
          "INSERT INTO grade (assignment, account, points, is_late, last_at) VALUES (?, ?, ?, ?, ?)",
          assignment,
          account.id(),
          points,
          0,
          last.toString());
    }

    private long insert(String statement, Map<String, ?> values) {
      return handle
          .createUpdate(statement)
          .bindMap(values)
          .executeAndReturnGeneratedKeys("id")
          .mapTo(Long.class)
          .one();
    }
  }
}
