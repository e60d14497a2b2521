/**
 * What the site counts of itself, for a monitor that asks. Uses the store, the log and the pool;
 * nothing in it names a person or what somebody did.
 */
@NullMarked
package touchline.server.metrics;

import org.jspecify.annotations.NullMarked;
