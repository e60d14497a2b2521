/** What strangers send, changed by chance: readers must refuse it in their own words or take it. */
package touchline.server.fuzz;
