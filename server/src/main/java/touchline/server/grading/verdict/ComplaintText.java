package touchline.server.grading.verdict;

import touchline.code.AskedMethod;
import touchline.server.grading.job.Complaint;

/** A complaint about a source in one line. */
final class ComplaintText {
  private ComplaintText() {}

  /** The worker knows no names of parameters; the statement does. */
  static Complaint misfit(Complaint complaint, AskedMethod exercise) {
    String advice =
        "Class Solution must have the method "
            + exercise.declaration()
            + "; the parameters may have any names.";
    return new Complaint(complaint.line(), complaint.column(), complaint.text(), advice);
  }

  static String sentence(Complaint complaint) {
    String where = complaint.line() > 0 ? "Line " + complaint.line() + ": " : "";
    String advice = complaint.advice().isEmpty() ? "" : " (" + complaint.advice() + ")";
    return where + complaint.text() + advice;
  }
}
