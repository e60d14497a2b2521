/**
 * From a student's source to a verdict: runs it on shown and hidden cases, compares, names a known
 * mistake, looks for a counterexample, and says all that in sentences. Uses {@code touchline.code}
 * and {@link touchline.server.grading.job}; knows no page and no command line.
 */
@NullMarked
package touchline.server.grading.verdict;

import org.jspecify.annotations.NullMarked;
