/**
 * Assignments: when work is due, what lateness costs, which attempts count, how everybody stands;
 * and the pages on which instructors set them and students find them. The exercises themselves are
 * done in the rooms that know them, which use this one. Uses accounts, courses, lessons and what
 * programs are answered with.
 */
@NullMarked
package touchline.server.assignment;

import org.jspecify.annotations.NullMarked;
