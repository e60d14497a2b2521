/**
 * A student's method beside the lesson's, in one case: the case as a figure, and the step where the
 * two part. Uses code exercises, figures and traces; knows no page.
 */
@NullMarked
package touchline.pair;

import org.jspecify.annotations.NullMarked;
