/** Numbers without rounding, and the double next to them. */
@NullMarked
package touchline.exact;

import org.jspecify.annotations.NullMarked;
