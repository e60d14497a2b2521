/**
 * What a run of plain Java did, as data: a recorder hears woven code and keeps a trace. Knows no
 * algorithm and no figure.
 */
@NullMarked
package touchline.trace;

import org.jspecify.annotations.NullMarked;
