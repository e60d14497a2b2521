/**
 * The figure language: a description in the lesson becomes records, a run becomes frames, a frame
 * becomes a drawing. The same classes serve the server's still and the browser's player.
 */
@NullMarked
package touchline.figure;

import org.jspecify.annotations.NullMarked;
