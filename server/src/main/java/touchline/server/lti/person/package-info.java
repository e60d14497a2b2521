/**
 * Who comes from another site that vouches for them. Uses the account room, courses, and the store.
 */
@NullMarked
package touchline.server.lti.person;

import org.jspecify.annotations.NullMarked;
