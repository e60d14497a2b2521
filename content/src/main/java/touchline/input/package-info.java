/** What an author gives a figure and a reader can change: points, circles, vectors and numbers. */
@NullMarked
package touchline.input;

import org.jspecify.annotations.NullMarked;
