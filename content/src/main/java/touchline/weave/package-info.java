/**
 * Makes plain Java steppable: adds calls of {@link touchline.trace.Recorder} to a copy of a class.
 * A step of the build, and the only room that knows class files. Uses {@link touchline.trace}.
 */
@NullMarked
package touchline.weave;

import org.jspecify.annotations.NullMarked;
