/**
 * How somebody comes in from a learning platform. Uses the rooms beside it, accounts, courses and\n
 * * pages.
 */
@NullMarked
package touchline.server.lti.launch;

import org.jspecify.annotations.NullMarked;
