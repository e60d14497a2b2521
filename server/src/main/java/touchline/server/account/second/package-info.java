/**
 * The second step of signing in: codes that an app makes anew every half minute, and codes on paper
 * for who has lost it. Uses what guards accounts, and the store.
 */
@NullMarked
package touchline.server.account.second;

import org.jspecify.annotations.NullMarked;
