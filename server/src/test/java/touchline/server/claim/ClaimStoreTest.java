package touchline.server.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.ApiTokenStore;
import touchline.server.account.EarlierWork.State;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.account.Visitor;
import touchline.server.lane.Lane;
import touchline.server.store.TestPlace;
import touchline.server.submission.AnswerOutcome;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.Draw;
import touchline.server.submission.DrawStore;
import touchline.server.submission.Mark;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.MarkingTurn;
import touchline.server.submission.MethodsCase;
import touchline.server.submission.Purpose;
import touchline.server.submission.Sender;
import touchline.server.submission.SubmissionStore;

/** Work without an account becomes that of the account whose person says so, and no other work. */
@Tag("store")
class ClaimStoreTest extends MethodsCase {
  private static final String EXERCISE = "closest-point/find-it";

  private final LearnerToken browser = LearnerToken.random(new SecureRandom());
  private LearnerStore learners;
  private ClaimStore claims;
  private SubmissionStore submissions;
  private DrawStore draws;
  private Account bo;
  private Account cy;

  @BeforeEach
  void people() {
    learners = new LearnerStore(database);
    claims = new ClaimStore(database);
    submissions = new SubmissionStore(database, learners);
    draws = new DrawStore(database, learners);
    bo = account("bo");
    cy = account("cy");
  }

  private Account account(String login) {
    AccountStore accounts = new AccountStore(database, learners);
    return database.write(handle -> accounts.add(handle, login, login, false, NOW).orElseThrow());
  }

  private void answer(Visitor who, String text, String formKey) {
    Answer raw = new Answer(0, List.of(text), DecimalMark.POINT);
    Mark wrong = new Mark(0, AnswerOutcome.WRONG, List.of());
    submissions.add(
        who, new MarkedAnswer(EXERCISE, "v", 7, Purpose.PRACTICE, raw, wrong, formKey, NOW));
  }

  private void method(Visitor who, String formKey) {
    Learner learner = handIns.enroll(who, NOW);
    CodeAnswer answer = new CodeAnswer("one/write-it", "v", "class Solution {}", 1, formKey, NOW);
    handIns.add(learner, answer, ANY, Sender.anonymous("here"));
  }

  private List<String> rows(String query) {
    return database.read(handle -> handle.createQuery(query).mapTo(String.class).list());
  }

  private long count(String from) {
    return database.read(
        handle -> handle.createQuery("SELECT count(*) FROM " + from).mapTo(Long.class).one());
  }

  private static String of(Account account) {
    return " WHERE learner = " + account.learner().id();
  }

  @Test
  void allOfItIsTakenAtOnceAndLogged() {
    answer(browser, "1 1", "a");
    answer(browser, "2 2", "b");
    method(browser, "c");
    draws.draw(browser, EXERCISE, "v", 11, NOW);
    assertEquals(State.OPEN, claims.of(bo, browser));
    EarlierAnswers taken = claims.take(bo, browser, NOW);
    assertEquals(3, taken.answers());
    assertEquals(2, count("submission" + of(bo)));
    assertEquals(1, count("code_submission" + of(bo)));
    assertEquals(1, count("draw" + of(bo)));
    assertEquals(List.of(), claims.find(browser).parts());
    assertEquals(State.NONE, claims.of(bo, browser));
    assertEquals(
        List.of(
            "learner "
                + taken.by().id()
                + " -> learner "
                + bo.learner().id()
                + ": 3 answers in 2 exercises"),
        rows("SELECT before || ' -> ' || after FROM audit WHERE what = 'work'"));
    claims.take(bo, browser, NOW);
    assertEquals(1, count("audit"), "a second time there is nothing to take");
  }

  @Test
  void methodThatWaitsIsMarkedForItsNewOwner() {
    method(browser, "a");
    MarkingTurn begun = turns.begin("worker 1", Lane.ALL).orElseThrow();
    claims.take(bo, browser, NOW);
    assertFalse(turns.mark(begun, "v", marked(1, "right")), "the turn was that of the browser");
    MarkingTurn again = turns.begin("worker 2", Lane.ALL).orElseThrow();
    assertEquals(bo.learner(), again.learner());
    assertEquals(begun.submission(), again.submission());
    assertTrue(turns.mark(again, "v", marked(1, "right")));
    assertEquals(0, count("turn"));
  }

  @Test
  void variantOfTheAccountStays() {
    draws.draw(bo.learner(), EXERCISE, "v", 5, NOW);
    draws.draw(browser, EXERCISE, "v", 11, NOW);
    draws.draw(browser, "other/find-it", "v", 12, NOW);
    claims.take(bo, browser, NOW);
    assertEquals(5, draws.find(bo.learner(), EXERCISE).map(Draw::seed).orElse(0L));
    assertEquals(12, draws.find(bo.learner(), "other/find-it").map(Draw::seed).orElse(0L));
    assertEquals(State.NONE, claims.of(bo, browser));
  }

  @Test
  void whatBothSentOnOneFormStaysTwice() {
    for (Visitor who : List.of(browser, bo.learner())) {
      answer(who, "1 1", "same");
      method(who, "same");
    }
    claims.take(bo, browser, NOW);
    assertEquals(2, count("submission" + of(bo)));
    assertEquals(2, count("code_submission" + of(bo)));
  }

  @Test
  void whoLeftItIsNotAskedAgainAndAnotherPersonIs() {
    answer(browser, "1 1", "");
    claims.leave(bo, browser, NOW);
    claims.leave(bo, browser, NOW);
    assertEquals(State.LEFT, claims.of(bo, browser));
    assertEquals(State.OPEN, claims.of(cy, browser));
    assertEquals(1, claims.take(cy, browser, NOW).answers());
    assertEquals(State.NONE, claims.of(bo, browser));
  }

  @Test
  void nothingOfAnAccountOrAProgramCanBeClaimed() {
    answer(browser, "1 1", "");
    Learner owned = learners.find(browser);
    database.write(
        handle ->
            handle.execute("UPDATE account SET learner = ? WHERE id = ?", owned.id(), cy.id()));
    assertEquals(State.NONE, claims.of(bo, browser));
    assertEquals(0, claims.take(bo, browser, NOW).answers());
    claims.leave(bo, browser, NOW);
    LearnerToken program =
        new ApiTokenStore(database, learners).create("moodle", NOW).orElseThrow();
    database.write(
        handle ->
            handle.execute(
                "UPDATE learner SET token_sha256 = ? WHERE id = (SELECT learner FROM api_token)",
                program.sha256()));
    answer(learners.find(program), "2 2", "");
    assertEquals(0, claims.take(bo, program, NOW).answers());
    assertEquals(0, count("submission" + of(bo)));
    assertEquals(0, count("not_mine"));
  }

  @Test
  void everyTableThatNamesALearnerIsKnownHere() throws SQLException {
    Set<String> tables = new TreeSet<>();
    try (Connection connection = TestPlace.connect(data)) {
      for (String column : TestPlace.columns(connection).keySet()) {
        if (column.endsWith(".learner")) {
          tables.add(column.substring(0, column.indexOf('.')));
        }
      }
    }
    tables.removeAll(Set.of("account", "api_token"));
    assertEquals(
        Set.of("code_submission", "draw", "not_mine", "submission", "turn"),
        tables,
        "a table more: move its rows in ClaimStore");
  }
}
