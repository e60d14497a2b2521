/**
 * The algorithms in the form in which lessons print them and figures step them: short, obvious, one
 * step a line, right on ordinary data. Their robust versions have the same names in {@code
 * touchline.collision}. Uses only {@link touchline.geometry}; nothing in here records or draws.
 *
 * <p>A method that another one calls is public and static: in the copy that figures step, such a
 * call is one step, and the plain method answers it.
 */
@NullMarked
package touchline.taught;

import org.jspecify.annotations.NullMarked;
