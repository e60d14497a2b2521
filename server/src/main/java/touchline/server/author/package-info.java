/**
 * Exercises that instructors write as folders: what stands in one, which rules it breaks, and what
 * its cases are worth. Programs in a folder are a stranger's: only {@link
 * touchline.server.grading.pool workers} run them.
 */
@NullMarked
package touchline.server.author;

import org.jspecify.annotations.NullMarked;
