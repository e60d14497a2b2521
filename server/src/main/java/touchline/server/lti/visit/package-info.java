/**
 * People between a platform and this site: who has come, and what lets them on. Uses the account\n
 * * room, courses, what platforms say, and the store.
 */
@NullMarked
package touchline.server.lti.visit;

import org.jspecify.annotations.NullMarked;
