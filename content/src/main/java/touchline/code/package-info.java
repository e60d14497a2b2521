/** Code exercises: which method is to be written and how its inputs are laid out as numbers. */
@NullMarked
package touchline.code;

import org.jspecify.annotations.NullMarked;
