package touchline.server.account;

import java.util.Optional;

/**
 * What a link that works once is for.
 *
 * @param account whose password it sets; empty where it makes the first administrator
 */
record Invitation(Optional<Account> account) {}
