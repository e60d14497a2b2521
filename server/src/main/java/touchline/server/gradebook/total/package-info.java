/**
 * The arithmetic of a course: what categories, weights, dropped marks and excuses make of a
 * student's points. Records in, a total out; knows no store, no page and no clock.
 */
@NullMarked
package touchline.server.gradebook.total;

import org.jspecify.annotations.NullMarked;
