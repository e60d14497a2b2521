/**
 * The pages of the second step of signing in: the form for a code, and where somebody sets it up
 * for their account. Uses accounts and pages.
 */
@NullMarked
package touchline.server.second;

import org.jspecify.annotations.NullMarked;
