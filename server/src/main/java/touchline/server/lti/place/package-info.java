/**
 * Which courses and links of learning platforms lead where on this site. Uses the platforms,
 * courses and the store.
 */
@NullMarked
package touchline.server.lti.place;

import org.jspecify.annotations.NullMarked;
