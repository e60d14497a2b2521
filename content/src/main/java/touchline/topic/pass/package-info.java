/** Passes among opponents. */
@NullMarked
package touchline.topic.pass;

import org.jspecify.annotations.NullMarked;
