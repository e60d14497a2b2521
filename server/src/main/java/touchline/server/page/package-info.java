/**
 * What all pages share: templates, the layout, security headers, error pages; forms as they come
 * in, long lists, and shares in words. Uses the asset room.
 */
@NullMarked
package touchline.server.page;

import org.jspecify.annotations.NullMarked;
