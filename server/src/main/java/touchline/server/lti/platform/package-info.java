/**
 * The learning platforms in which this site is registered. Uses the account room, the log of
 * changes and the store.
 */
@NullMarked
package touchline.server.lti.platform;

import org.jspecify.annotations.NullMarked;
