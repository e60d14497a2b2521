/** What stands in the script for classes that mind threads: a page has one. */
@NullMarked
package touchline.client.browser.thread;

import org.jspecify.annotations.NullMarked;
