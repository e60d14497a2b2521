package touchline.server.account;

/** Who hands something in: a learner whom we know, or a browser that may be new. */
public sealed interface Visitor permits Learner, LearnerToken {}
