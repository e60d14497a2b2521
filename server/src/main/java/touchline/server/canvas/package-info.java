/** How Canvas names students and assignments, kept so that files go back with its own numbers. */
@NullMarked
package touchline.server.canvas;

import org.jspecify.annotations.NullMarked;
