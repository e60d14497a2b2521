package touchline.server.code;

import java.util.ArrayList;
import java.util.List;
import touchline.code.AskedMethod;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;
import touchline.server.code.ResultView.ComplaintView;
import touchline.server.code.ResultView.MistakeView;
import touchline.server.code.ResultView.TickView;
import touchline.server.exercise.Readings;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.verdict.CodeOutcome;
import touchline.server.grading.verdict.Findings;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Tick;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeVerdict;

/** Runs and submissions in words. */
final class ResultWords {
  private ResultWords() {}

  /** What Run says. */
  static ResultView run(Grade grade) {
    boolean isRight = grade.outcome() == CodeOutcome.RIGHT;
    return new ResultView(
        grade.outcome().word(),
        "",
        isRight
            ? "Every case shown is right."
            : headline(grade.outcome().word(), grade.complaints()),
        "",
        isRight ? List.of("Submit it to try it on hidden cases, too.") : runLines(grade),
        "",
        "",
        List.of(),
        complaints(grade.complaints()),
        ticks(grade.shown()),
        "",
        "",
        "",
        "");
  }

  private static List<String> runLines(Grade grade) {
    if (!grade.complaints().isEmpty()) {
      return List.of();
    }
    boolean wasWrong = grade.outcome() == CodeOutcome.WRONG || grade.outcome() == CodeOutcome.THREW;
    return wasWrong ? List.of() : List.of(grade.message());
  }

  /** A submission that has no verdict yet. */
  static ResultView waiting(CodePlace place, CodeSubmission submission) {
    return new ResultView(
        "waiting",
        Long.toString(submission.id()),
        "Sent.",
        "",
        List.of("Your method is stored and is waiting to be checked. You can leave this page."),
        "",
        "",
        List.of(),
        List.of(),
        List.of(),
        "",
        place.path(submission.id()),
        "",
        "");
  }

  /**
   * What is said about a marked submission.
   *
   * @param standing the mark and the points
   * @param mistakes what is said about them
   * @param praise what is said of a right method
   */
  static ResultView submitted(
      CodeSubmission submission,
      CodeVerdict verdict,
      Findings findings,
      String standing,
      String receipt,
      MistakeTexts mistakes,
      AskedMethod exercise,
      String praise) {
    List<ComplaintView> complaints = complaints(findings.complaints());
    List<MistakeView> named = mistakes(verdict, mistakes, exercise);
    return new ResultView(
        verdict.outcome(),
        Long.toString(submission.id()),
        headline(verdict.outcome(), findings.complaints()),
        "",
        complaints.isEmpty() ? lines(verdict, named, exercise, praise) : List.of(),
        "",
        standing,
        named,
        complaints,
        ticks(findings.ticks()),
        verdict.example(),
        "",
        receipt,
        "");
  }

  private static List<String> lines(
      CodeVerdict verdict, List<MistakeView> named, AskedMethod exercise, String praise) {
    if (verdict.outcome().equals(CodeOutcome.RIGHT.word())) {
      return List.of(praise);
    }
    String message = verdict.message();
    String line =
        named.isEmpty() ? MistakeSentence.without(message) : MistakeSentence.beside(message);
    List<String> lines = new ArrayList<>(line.isEmpty() ? List.of() : List.of(line));
    if (!named.isEmpty() && exercise.number() > 0) {
      lines.add(
          "What is said below is said of the lesson’s method, which is given "
              + String.join(", ", exercise.variant(0).names())
              + ".");
    }
    return lines;
  }

  /** What stands in the place of a result when somebody comes back to a method that is right. */
  static ResultView solved(CodeSubmission submission, String praise) {
    return new ResultView(
        CodeOutcome.RIGHT.word(),
        Long.toString(submission.id()),
        "You solved this.",
        "",
        List.of(praise),
        "",
        "",
        List.of(),
        List.of(),
        List.of(),
        "",
        "",
        "",
        "");
  }

  /** A method with a line is there, and has another form than was asked for. */
  private static String headline(String outcome, List<Complaint> complaints) {
    boolean isThere = !complaints.isEmpty() && complaints.get(0).line() > 0;
    return outcome.equals("does-not-fit") && isThere
        ? "The method has another form than the one we asked for."
        : headline(outcome);
  }

  static String headline(String outcome) {
    return switch (outcome) {
      case "right" -> "Right.";
      case "does-not-compile" -> "It does not compile.";
      case "does-not-fit" -> "The method we asked for is missing.";
      case "refused" -> "It uses something that is not allowed here.";
      case "time" -> "It took too long.";
      case "memory" -> "It used too much memory.";
      case "recursion" -> "It called itself too deeply.";
      case "output" -> "It printed too much.";
      case "threw" -> "It ended with an exception.";
      case "changed" -> "Two runs gave two answers.";
      case "not-marked" -> "It could not be run now.";
      default -> "Not yet.";
    };
  }

  private static List<MistakeView> mistakes(
      CodeVerdict verdict, MistakeTexts texts, AskedMethod exercise) {
    List<MistakeView> mistakes = new ArrayList<>();
    for (String id : verdict.mistake().split("\\+", -1)) {
      texts
          .named(id)
          .filter(text -> exercise.tells(text.id()))
          .map(ResultWords::mistake)
          .ifPresent(mistakes::add);
    }
    return mistakes;
  }

  private static MistakeView mistake(MistakeText text) {
    String place = text.place();
    if (place.isEmpty()) {
      return new MistakeView(capital(text.name()), text.message(), "", "");
    }
    return new MistakeView(
        capital(text.name()), text.message(), "/lessons/" + place, Readings.title(text));
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private static List<ComplaintView> complaints(List<Complaint> complaints) {
    return complaints.stream()
        .map(
            complaint ->
                new ComplaintView(
                    complaint.line(), complaint.column(), complaint.advice(), complaint.text()))
        .toList();
  }

  private static List<TickView> ticks(List<Tick> ticks) {
    return ticks.stream()
        .map(
            tick ->
                new TickView(
                    tick.isRight(),
                    tick.isSkipped(),
                    tick.call(),
                    tick.got(),
                    tick.expected(),
                    tick.printed()))
        .toList();
  }
}
