/**
 * How an instructor chooses, within a platform, what its links lead to. Uses visits, the keys of
 * this site, lessons and assignments.
 */
@NullMarked
package touchline.server.lti.pick;

import org.jspecify.annotations.NullMarked;
