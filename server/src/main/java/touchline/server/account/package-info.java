/**
 * Who asks: learners and accounts, and what they may do. Uses pages, what programs are answered
 * with, and the store.
 */
@NullMarked
package touchline.server.account;

import org.jspecify.annotations.NullMarked;
