package touchline.server.grading.verdict;

import java.util.List;
import java.util.regex.Pattern;
import touchline.code.AskedMethod;
import touchline.server.grading.job.Complaint;

/** A complaint about a source in one line. */
final class ComplaintText {
  private ComplaintText() {}

  /**
   * The worker knows no names of parameters; the statement does. And it knows the first line in
   * which the method does something; the one in which it is declared is what must be changed.
   */
  static Complaint misfit(Complaint complaint, AskedMethod exercise, String source) {
    boolean isHeld = complaint.text().endsWith("must be static");
    String advice =
        (isHeld
                ? "It is called without an object, so it must begin with the word static: "
                : "Class Solution must have the method ")
            + exercise.declaration()
            + "; the parameters may have any names.";
    int line =
        complaint.line() == 0
            ? 0
            : declared(exercise.signature().method(), complaint.line(), source);
    return new Complaint(line, complaint.column(), complaint.text(), advice);
  }

  /** The last line, up to the one given, in which a type and the method's name stand. */
  private static int declared(String method, int most, String source) {
    // Begins where a type begins and never goes back: a source may be long, and is a stranger's.
    Pattern declaration =
        Pattern.compile(
            "(?<![\\w.<>\\[\\]])(?!(?:return|new|else)\\b)[\\w.<>\\[\\]]++\\s++"
                + method
                + "\\s*+\\(");
    List<String> lines = source.lines().limit(most).toList();
    for (int line = lines.size(); line > 0; line--) {
      if (declaration.matcher(lines.get(line - 1)).find()) {
        return line;
      }
    }
    return most;
  }

  static String sentence(Complaint complaint) {
    String where = complaint.line() > 0 ? "Line " + complaint.line() + ": " : "";
    String advice = complaint.advice().isEmpty() ? "" : " (" + complaint.advice() + ")";
    return where + complaint.text() + advice;
  }
}
