/** Methods to be written: the editor's draft, the verdict, both runs beside each other. */
@NullMarked
package touchline.client.browser.code;

import org.jspecify.annotations.NullMarked;
