/**
 * Signing in with the account of a university or another OpenID provider: the way there and back,
 * what it proves, who is let in and into which courses. Uses accounts, courses, the log of changes,
 * pages and the store.
 */
@NullMarked
package touchline.server.oidc;

import org.jspecify.annotations.NullMarked;
