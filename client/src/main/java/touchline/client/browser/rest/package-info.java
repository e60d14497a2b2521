/** When a page does what nobody waits for; knows the browser's clock and nothing of figures. */
@NullMarked
package touchline.client.browser.rest;

import org.jspecify.annotations.NullMarked;
