/** Receipts: signed proof of what was handed in and how it was marked. Uses the submissions. */
@NullMarked
package touchline.server.receipt;

import org.jspecify.annotations.NullMarked;
