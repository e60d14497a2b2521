/**
 * How learning platforms are registered: by hand, or by themselves behind a link. Uses the
 * platforms, keys, what asks other sites, accounts and pages.
 */
@NullMarked
package touchline.server.lti.registration;

import org.jspecify.annotations.NullMarked;
