/** The script that compares the library in a browser with the one on the server. */
@NullMarked
package touchline.client.browser.parity;

import org.jspecify.annotations.NullMarked;
