/**
 * The child process that compiles and runs students' Java: reads jobs from standard input, answers
 * on standard output, and reaches nothing else. Uses {@link touchline.server.grading.job}.
 */
@NullMarked
package touchline.server.grading.worker;

import org.jspecify.annotations.NullMarked;
