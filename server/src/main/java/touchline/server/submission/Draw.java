package touchline.server.submission;

/**
 * The variant that a learner was given for credit.
 *
 * @param seed not to be shown while it can be answered
 * @param hints how many the learner has asked for
 */
public record Draw(long seed, int hints) {}
