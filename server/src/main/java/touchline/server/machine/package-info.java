/** What libraries bring along in the machine's own code. Uses no other room of the server. */
@NullMarked
package touchline.server.machine;

import org.jspecify.annotations.NullMarked;
