/**
 * The figure player without a screen: what it shows, how it steps, what it says, how its state
 * reads in an address. Uses {@link touchline.client.handle} and content.
 */
@NullMarked
package touchline.client.figure;

import org.jspecify.annotations.NullMarked;
