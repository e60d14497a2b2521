/** Small changes of a source, to see whether cases catch them. */
@NullMarked
package touchline.server.author.change;

import org.jspecify.annotations.NullMarked;
