package touchline.server.demo;

/**
 * Somebody invented.
 *
 * @param section empty for none
 * @param skill from 0 to 1: how likely an answer is right
 */
record DemoPerson(String login, String name, String role, String section, double skill) {}
