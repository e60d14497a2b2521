/** Points and vectors: differences, lengths, dot products and projections. */
@NullMarked
package touchline.topic.vector;

import org.jspecify.annotations.NullMarked;
