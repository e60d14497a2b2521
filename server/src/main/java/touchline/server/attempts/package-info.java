/**
 * Everything that was handed in to a course, to take along: line by line, and without names where
 * that is asked for. Uses the gradebook, to know who may see whom.
 */
@NullMarked
package touchline.server.attempts;

import org.jspecify.annotations.NullMarked;
