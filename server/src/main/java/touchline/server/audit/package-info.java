/** Who changed what: rows that are only ever added. Uses accounts and the store. */
@NullMarked
package touchline.server.audit;

import org.jspecify.annotations.NullMarked;
