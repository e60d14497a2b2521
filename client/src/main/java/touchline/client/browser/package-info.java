/**
 * The views of figures and exercises and the few words of the browser that they speak; the only
 * room that knows {@code org.teavm.jso}. Uses {@link touchline.client.figure}, {@link
 * touchline.client.exercise}, {@link touchline.client.handle} and content.
 */
@NullMarked
package touchline.client.browser;

import org.jspecify.annotations.NullMarked;
