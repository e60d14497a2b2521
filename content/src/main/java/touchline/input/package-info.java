/** What a reader can change in a figure: points, circles, vectors and numbers. */
@NullMarked
package touchline.input;

import org.jspecify.annotations.NullMarked;
