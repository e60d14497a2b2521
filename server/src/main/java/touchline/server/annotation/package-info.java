/**
 * Comments of staff on lines of methods that were handed in: kept, and shown beside the lines. Uses
 * the store.
 */
@NullMarked
package touchline.server.annotation;

import org.jspecify.annotations.NullMarked;
