package touchline.server.remark;

/**
 * What is done at once: a student in an assignment.
 *
 * @param failures how often it could not be done before, through a fault of ours
 */
record Unit(long remark, long assignment, long account, int failures) {}
