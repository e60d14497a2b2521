/**
 * Mail: what is to be sent waits in the store, and a thread of its own sends it: links,
 * announcements and news of courses. Uses accounts and the store.
 */
@NullMarked
package touchline.server.mail;

import org.jspecify.annotations.NullMarked;
