/**
 * Doubles as text by the browser's own means, in place of two large classes of TeaVM's class
 * library. Uses no other room, and no room uses it: the compiler of the script finds it by name.
 */
@NullMarked
package touchline.client.browser.doubles;

import org.jspecify.annotations.NullMarked;
