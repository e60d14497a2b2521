package touchline.server.account;

/**
 * A person who signs in.
 *
 * @param learner whose answers are theirs
 * @param login what they type to sign in, in lower case: a name or an e-mail address
 * @param name as others read it
 * @param isAdministrator whether they may change what concerns the whole site
 */
public record Account(
    long id, Learner learner, String login, String name, boolean isAdministrator) {}
