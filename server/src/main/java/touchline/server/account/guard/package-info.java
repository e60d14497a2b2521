/**
 * What stands between an account and whoever guesses: passwords and secrets, how often somebody may
 * try, and from where requests come. Uses the store.
 */
@NullMarked
package touchline.server.account.guard;

import org.jspecify.annotations.NullMarked;
