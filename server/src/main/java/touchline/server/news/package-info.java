/**
 * Word of what is new: announcements, badges, letters by choice, and due dates in a calendar. Uses
 * accounts, courses, assignments, mail, pages and the store.
 */
@NullMarked
package touchline.server.news;

import org.jspecify.annotations.NullMarked;
