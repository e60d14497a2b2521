/**
 * Stepping plain Java: a weaver adds calls to a copy of a class, a recorder turns a run of the copy
 * into a trace, and a trace is data. Knows no algorithm and no figure.
 */
@NullMarked
package touchline.trace;

import org.jspecify.annotations.NullMarked;
