/**
 * Where the site stands below its host: what comes in for an address below a path, and what goes
 * out with addresses in it. Uses no other room of the server.
 */
@NullMarked
package touchline.server.mount;

import org.jspecify.annotations.NullMarked;
