/**
 * A student's method and the lesson's, run on one case and told side by side. Uses lessons'
 * listings and the runner of students' programs; gives a part of a page. HTML is joined by hand
 * here and not by templates: most of each part is SVG, code and sentences that content gives as
 * text.
 */
@NullMarked
package touchline.server.code.pair;

import org.jspecify.annotations.NullMarked;
