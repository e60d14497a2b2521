package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.figure.FigureText;
import touchline.figure.Run;
import touchline.server.account.Learner;
import touchline.server.exercise.PanelView.SolutionView;
import touchline.server.lesson.Lessons;
import touchline.server.submission.AnswerOutcome;
import touchline.server.submission.Mark;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;
import touchline.server.submission.Submissions;
import touchline.task.Kind;
import touchline.task.Marker;
import touchline.task.WorkedExample;

/**
 * The stepper of a worked solution ends at the answer that the marker expects; in as many variants
 * of each task as {@code -Dsolutions=N} says.
 */
class SolutionWordsTest {
  private static final int SEEDS = Integer.getInteger("solutions", 4);

  private static final Exercises EXERCISES =
      new Exercises(Lessons.load(), new VariantKey(new byte[32]));

  static Stream<Exercise> exercises() {
    return Lessons.load().exercises().stream()
        .flatMap(text -> EXERCISES.find(text.id()).stream())
        .filter(exercise -> exercise.worked(exercise.marker(1), 0, 0).isPresent());
  }

  /** Unless a note says what is left to do; the lines of the solution do it, by SolutionTest. */
  @ParameterizedTest
  @MethodSource("exercises")
  void theLastStepShowsTheRightAnswer(Exercise exercise) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Marker marker = exercise.marker(seed);
      for (int question = 0; question < marker.variant().questions().size(); question++) {
        List<String> right = marker.right(question);
        int pictures = marker.variant().questions().get(question).givens().size();
        for (int picture = 0; picture < pictures; picture++) {
          WorkedExample worked = exercise.worked(marker, question, picture).orElseThrow();
          String shown = run(exercise, marker, question, picture).value(worked.value());
          String where = exercise.id() + " seed " + seed + " " + worked + ": " + shown;
          String wanted = right.get(exercise.task().kind() == Kind.TRACE ? last(right) : picture);
          boolean isLast = worked.note().isEmpty();
          assertTrue(!shown.isEmpty(), where);
          assertTrue(
              !isLast || agrees(exercise.task().kind(), shown, wanted), where + " for " + wanted);
        }
      }
    }
  }

  private static int last(List<String> texts) {
    return texts.size() - 1;
  }

  /** A choice and an order are decided by the method, and their answers are no values of it. */
  private static boolean agrees(Kind kind, String shown, String wanted) {
    return switch (kind) {
      case NUMBER, VECTOR, PLACE, TRACE -> shown.equals(wanted);
      case YES_NO -> isYes(shown) == wanted.equals("yes");
      case CHOICE, ORDER, GAPS, HUNT, TESTS, CODE -> !shown.isEmpty();
    };
  }

  private static boolean isYes(String shown) {
    return !shown.equals("false") && !shown.equals("infinity");
  }

  private static Run run(Exercise exercise, Marker marker, int question, int picture) {
    var figure = FigureText.parse(description(html(exercise, marker, question, picture)));
    WorkedExample worked = exercise.worked(marker, question, picture).orElseThrow();
    assertEquals(worked.method(), figure.run().name());
    return Run.of(figure, figure.inputs());
  }

  private static String html(Exercise exercise, Marker marker, int question, int picture) {
    WorkedExample worked = exercise.worked(marker, question, picture).orElseThrow();
    var given = marker.variant().questions().get(question).givens().get(picture);
    return exercise
        .methods()
        .apply(worked.method())
        .orElseThrow()
        .html("solution", "A title", given.drawing().view(), worked.inputs());
  }

  private static String description(String html) {
    int from = html.indexOf("data-figure=\"") + "data-figure=\"".length();
    return html.substring(from, html.indexOf('"', from))
        .replace("&#10;", "\n")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
  }

  /** A task may have had more questions when the answer was stored. */
  @ParameterizedTest
  @CsvSource({"0, Picture 2", "7, Picture 1"})
  void theFirstWrongPictureIsWorkedOut(int question, String expected) {
    Exercise exercise = EXERCISES.find("overlap/yes-or-no").orElseThrow();
    List<String> texts = new ArrayList<>(exercise.marker(1).right(0));
    texts.set(1, texts.get(1).equals("yes") ? "no" : "yes");
    Answer raw = new Answer(question, texts, DecimalMark.POINT);
    Mark mark = new Mark(0, AnswerOutcome.WRONG, List.of());
    MarkedAnswer answer =
        new MarkedAnswer(exercise.id(), "", 1, Purpose.PRACTICE, raw, mark, "", Instant.EPOCH);
    Submission stored = new Submission(1, Learner.NOBODY, answer);
    PanelState showing = PanelState.verdict(stored, List.of(stored), Submissions.NONE);
    String about = SolutionWords.of(exercise, showing, 0, true).about();
    assertTrue(about.startsWith(expected + ","), about);
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void theFigureCanBeSteppedAndNotChanged(Exercise exercise) {
    PanelState showing = PanelState.fresh(1, 0, List.of(), Submissions.NONE);
    SolutionView solution = SolutionWords.of(exercise, showing, 0, true);
    String html = solution.figureHtml();
    assertTrue(html.contains("data-fixed"), html);
    assertTrue(html.contains("figure-steps"), "it reads without script");
    assertFalse(html.contains("data-number"), "no number can be changed");
    assertFalse(html.contains("figure-hint"), "nothing can be dragged");
    assertFalse(html.contains("predict:"), "all is answered");
    assertTrue(solution.about().contains("Step through it."), solution.about());
  }
}
