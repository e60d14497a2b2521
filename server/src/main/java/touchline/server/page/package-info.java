/**
 * What all pages share: templates, the layout, security headers, error pages. Uses the asset room.
 */
@NullMarked
package touchline.server.page;

import org.jspecify.annotations.NullMarked;
