/** The keys with which this site signs for learning platforms. Uses the store. */
@NullMarked
package touchline.server.lti.key;

import org.jspecify.annotations.NullMarked;
