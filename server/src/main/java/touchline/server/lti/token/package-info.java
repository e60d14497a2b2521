/**
 * What a platform says in a signed token, and whether it is to be believed. Uses the platforms and
 * what asks other sites.
 */
@NullMarked
package touchline.server.lti.token;

import org.jspecify.annotations.NullMarked;
