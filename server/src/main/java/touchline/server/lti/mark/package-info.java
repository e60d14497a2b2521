/**
 * Marks on their way to learning platforms: what is wanted there, what was sent, and what they
 * show. Uses platforms, links and services, the marks of assignments, and pages.
 */
@NullMarked
package touchline.server.lti.mark;

import org.jspecify.annotations.NullMarked;
