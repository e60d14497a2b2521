/**
 * An exercise in the page without a screen: the answer between its handle and its two fields. Uses
 * {@link touchline.client.handle} and content.
 */
@NullMarked
package touchline.client.exercise;

import org.jspecify.annotations.NullMarked;
