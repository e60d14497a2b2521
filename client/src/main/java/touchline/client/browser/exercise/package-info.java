/** The exercises of a page: forms, handles, verdicts. */
@NullMarked
package touchline.client.browser.exercise;

import org.jspecify.annotations.NullMarked;
