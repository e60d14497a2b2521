package touchline.server.exercise;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.mistake.MistakeText;
import touchline.server.lesson.figure.CodeHtml;

/**
 * What the panel's template shows; everything is text unless it says html.
 *
 * @param submissions the learner's earlier answers
 * @param credit null in practice
 */
public record PanelView(
    HeadView head,
    Where where,
    QuestionView question,
    HelpView help,
    FeedbackView feedback,
    SubmissionsView submissions,
    @Nullable CreditView credit) {

  /**
   * Which exercise it is.
   *
   * @param name prefix of the panel's element ids
   * @param task its name, for the script; empty where the script does not mark
   * @param kind the kind of the task, which chooses how its fields are laid out
   */
  public record HeadView(
      String id, String name, String title, String html, String task, String kind) {}

  /**
   * What is asked, and the form for the answer.
   *
   * @param givens one for the question, or one for each field
   * @param problem about the form as a whole; empty if none
   */
  public record QuestionView(
      List<GivenView> givens, List<FieldView> fields, String precision, String problem) {
    /** The fields case by case, where cases are written. */
    public List<CaseView> cases() {
      return CaseView.of(fields);
    }
  }

  /**
   * What helps.
   *
   * @param hints all of them in practice
   * @param mistakes their words, for the script that marks practice; none for credit
   * @param practised what that script marks by if it has no such task, once in a page; else empty
   */
  public record HelpView(List<HintView> hints, List<MistakeText> mistakes, String practised) {}

  /**
   * What came of an answer.
   *
   * @param verdict null before an answer
   * @param solution the worked solution; null while it may not be known
   * @param receipt of the submission whose verdict is shown; empty if there is none
   */
  public record FeedbackView(
      @Nullable VerdictView verdict, @Nullable SolutionView solution, String receipt) {}

  /**
   * How the learner stands where the exercise is for credit.
   *
   * @param hint the number of the hint that can be asked for; 0 if there is none
   * @param open whether answers are taken
   */
  public record CreditView(
      String points, String left, int hint, String hintCost, String hintAction, boolean open) {}

  /**
   * Where the panel stands and where it leads; an address is empty if it leads nowhere.
   *
   * @param formKey names this showing of the form; empty on pages that are the same for everybody
   * @param action where its form goes
   * @param address where the panel stands as it is, for the script
   * @param next the next question
   * @param solution the worked solution of this question
   * @param another the next variant
   * @param credit where the exercise is done for credit
   * @param onward what follows the exercise; null if nothing does
   */
  public record Where(
      long seed,
      int question,
      int questions,
      String formKey,
      String action,
      String address,
      String next,
      String solution,
      String another,
      String credit,
      @Nullable Onward onward) {}

  /**
   * What is given.
   *
   * @param view the corners of the picture in metres, for the script
   * @param start where a picture starts in which the learner moves something; else empty
   */
  public record GivenView(List<Fact> facts, String view, String start, String stageHtml) {
    /** The same with another picture of the same part of the world. */
    GivenView withStage(String html) {
      return new GivenView(facts, view, start, html);
    }
  }

  /** A name and what is said about it. */
  public record Fact(String name, String text) {}

  /**
   * One field of the form.
   *
   * @param form how it is answered: number, point, yes_no, choice or lines
   * @param problem empty if there is none
   * @param state what became of the last answer; empty before one
   * @param note what is said about the last answer
   */
  public record FieldView(
      String name,
      String label,
      String form,
      String unit,
      String typed,
      String problem,
      String state,
      String note,
      List<OptionView> options) {
    /** What became of the last answer, as it is said; empty before one. */
    public String word() {
      return switch (state) {
        case "follows" -> "consistent with your earlier value";
        case "partly" -> "partly right";
        case "blank" -> "left blank";
        case "not_understood" -> "not understood";
        default -> state;
      };
    }
  }

  /** Something to choose, or a line to put in order. */
  public record OptionView(String value, String text, boolean chosen) {
    /** The text of a line of code, which breaks between words where it is too long. */
    public String codeHtml() {
      return CodeHtml.broken(text);
    }
  }

  /** Help, and what it costs for credit; empty if nothing. */
  public record HintView(String html, String cost) {}

  /**
   * What is said about an answer.
   *
   * @param kind {@code right}, {@code partly} or {@code wrong}
   * @param lines what is said, a paragraph each
   * @param pictureHtml what is given, with the learner's point, and the right one once it may be
   *     known; empty if none
   * @param foundHtml of a hunt, what is seen at the learner's place; empty for anything else
   */
  public record VerdictView(
      String kind,
      String headline,
      List<String> lines,
      List<Fact> facts,
      List<Reading> readings,
      String pictureHtml,
      String foundHtml) {
    /** Whether what is seen is no map, which says less than the picture in which one hunts. */
    public boolean isPlain() {
      return !foundHtml.contains("class=\"dots");
    }

    /** What is given, with the learner's point in its picture. */
    public static List<GivenView> marked(@Nullable VerdictView verdict, List<GivenView> givens) {
      return verdict == null || verdict.pictureHtml.isEmpty()
          ? givens
          : List.of(givens.get(0).withStage(verdict.pictureHtml));
    }
  }

  /**
   * How the right answer comes about.
   *
   * @param lines a line a step
   * @param about what the figure runs, and how its inputs differ from what is given
   * @param figureHtml the method that leads to the answer, to be stepped
   * @param open false where the learner found the answer and may not want it
   */
  public record SolutionView(List<String> lines, String about, String figureHtml, boolean open) {}

  /** A place in a lesson that helps. */
  public record Reading(String link, String words) {}

  /**
   * The learner's earlier answers.
   *
   * @param total how many there are; the list may be shorter
   */
  public record SubmissionsView(List<SubmissionView> latest, long total) {}

  /**
   * One line of the list.
   *
   * @param verdictLink empty if its verdict has no page
   */
  public record SubmissionView(
      String verdictLink,
      String answer,
      String kind,
      String word,
      String time,
      String timeInWords) {}
}
