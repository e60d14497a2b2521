package touchline.server.invite;

import java.time.Instant;

/**
 * Students who were invited together, and how far that is.
 *
 * @param by who invited them
 * @param section empty for the whole course
 * @param isMailed whether by mail; else with links
 * @param all how many they are
 * @param come how many of them have chosen a password
 * @param waiting letters that are still to be sent
 * @param failed letters that could not be sent
 * @param unknown people of whom no address is known
 */
record Batch(
    long id,
    String by,
    Instant at,
    String section,
    boolean isMailed,
    int all,
    int come,
    int waiting,
    int failed,
    int unknown) {
  int sent() {
    return all - waiting - failed - unknown;
  }
}
