/**
 * A class comes in: invitations for many at once, and accounts made with the code of a course. Uses
 * accounts, courses, mail, pages and the store.
 */
@NullMarked
package touchline.server.invite;

import org.jspecify.annotations.NullMarked;
