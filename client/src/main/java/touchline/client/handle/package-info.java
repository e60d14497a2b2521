/**
 * What moving a point means, without a screen: how keys nudge it, where it snaps, how its
 * coordinates read as text. Uses content only.
 */
@NullMarked
package touchline.client.handle;

import org.jspecify.annotations.NullMarked;
