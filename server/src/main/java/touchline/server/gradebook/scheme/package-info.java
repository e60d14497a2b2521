/**
 * How a course makes a total of its points: categories with weights, and columns of the
 * instructor's own. Uses the gradebook and the arithmetic of totals.
 */
@NullMarked
package touchline.server.gradebook.scheme;

import org.jspecify.annotations.NullMarked;
