/**
 * Work that was handed in from a browser before its person signed in, and whose it is. Uses
 * accounts, submissions, the log, pages and the store.
 */
@NullMarked
package touchline.server.claim;

import org.jspecify.annotations.NullMarked;
