/**
 * What a learner's method needs around it in a worker of their browser: numbers in, numbers out,
 * and an end to what does not end. The translator compiles it along with the method.
 */
@NullMarked
package touchline.client.browser.method;

import org.jspecify.annotations.NullMarked;
