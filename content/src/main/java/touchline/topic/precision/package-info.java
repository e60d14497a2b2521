/** Rounded numbers and the margins that are meant to help. */
@NullMarked
package touchline.topic.precision;

import org.jspecify.annotations.NullMarked;
