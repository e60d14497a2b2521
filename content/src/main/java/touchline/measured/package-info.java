/**
 * Numbers that come from running something, computed anew by each build, so that no lesson holds
 * one that was typed by hand. Uses no other room.
 */
@NullMarked
package touchline.measured;

import org.jspecify.annotations.NullMarked;
