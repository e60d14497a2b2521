package touchline.server.grading.verdict;

import touchline.server.grading.job.Complaint;

/** A complaint about a source in one line. */
final class ComplaintText {
  private ComplaintText() {}

  static String sentence(Complaint complaint) {
    String where = complaint.line() > 0 ? "Line " + complaint.line() + ": " : "";
    String advice = complaint.advice().isEmpty() ? "" : " (" + complaint.advice() + ")";
    return where + complaint.text() + advice;
  }
}
