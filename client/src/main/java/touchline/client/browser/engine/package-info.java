/**
 * What stands in the script for classes that the physics engine wants and a page has no use for:
 * locks and counters between threads, where a page has one thread, and a log.
 */
@NullMarked
package touchline.client.browser.engine;

import org.jspecify.annotations.NullMarked;
