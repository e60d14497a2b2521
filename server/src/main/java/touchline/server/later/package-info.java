/**
 * What is made when it is first asked for, so that a start waits for nothing that nobody wants; and
 * what every start wants, and loads beside other work.
 */
@NullMarked
package touchline.server.later;

import org.jspecify.annotations.NullMarked;
