/**
 * Automated grading on the command line: {@code grade} and {@code exercises}. Uses {@link
 * touchline.server.grading.verdict} for the marks and {@link touchline.server.grading.pool} to run
 * what students wrote.
 */
@NullMarked
package touchline.server.grading.command;

import org.jspecify.annotations.NullMarked;
