package touchline.server.grading.job;

/**
 * Something in the source that stands in the way, for the student.
 *
 * @param line in the source, from 1; 0 when it concerns the whole
 * @param column from 1; 0 when unknown
 * @param text what is wrong: the compiler's own words, or the name of what is not allowed
 * @param advice in plain words, what it means and what to write instead; may be empty
 */
public record Complaint(int line, int column, String text, String advice) {}
