/**
 * What this site asks of a learning platform in its own name: who is in a course, line items, marks
 * and what became of them. Uses platforms, keys and what asks other sites.
 */
@NullMarked
package touchline.server.lti.service;

import org.jspecify.annotations.NullMarked;
