/** What the panels of all exercises share: answers that wait for the server, notes for review. */
@NullMarked
package touchline.client.browser.panel;

import org.jspecify.annotations.NullMarked;
