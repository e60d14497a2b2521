/** Who asks: anonymous learners and what they may do. Uses the store. */
@NullMarked
package touchline.server.account;

import org.jspecify.annotations.NullMarked;
