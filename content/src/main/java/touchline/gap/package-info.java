/**
 * A printed method with some of its expressions left out, as an exercise describes it, and what is
 * typed into it run on cases. Uses the listing, geometry, exercise and diagram rooms.
 */
@NullMarked
package touchline.gap;

import org.jspecify.annotations.NullMarked;
