/**
 * Makes plain Java steppable: adds calls of {@link touchline.trace.Recorder} to a copy of a class;
 * and hands over the listings that topics ask for. A step of the build, and the only room that
 * knows class files. Uses {@link touchline.trace} and {@link touchline.listing}.
 */
@NullMarked
package touchline.weave;

import org.jspecify.annotations.NullMarked;
