/** Tables as spreadsheets write and read them. Uses no other room. */
@NullMarked
package touchline.server.csv;

import org.jspecify.annotations.NullMarked;
