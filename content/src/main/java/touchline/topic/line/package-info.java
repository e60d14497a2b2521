/** Lines without ends: signed distances, sides and circles beside them. */
@NullMarked
package touchline.topic.line;

import org.jspecify.annotations.NullMarked;
