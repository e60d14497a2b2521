/**
 * A course made like an earlier one. Uses assignments and courses, and the tables in which the
 * gradebook keeps how a total is made.
 */
@NullMarked
package touchline.server.assignment.copy;

import org.jspecify.annotations.NullMarked;
