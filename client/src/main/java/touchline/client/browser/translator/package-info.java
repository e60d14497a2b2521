/**
 * A process beside the site that turns checked class files of a learner into a script for their
 * browser. It never runs them. Reads and writes its pipe, and reaches nothing else. The server
 * starts it, and knows it by the name of its main class alone.
 */
@NullMarked
package touchline.client.browser.translator;

import org.jspecify.annotations.NullMarked;
