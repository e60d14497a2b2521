package touchline.server.gradebook;

/** The cell that a decision is about, with what the log calls the assignment. */
record Target(long course, long assignment, String title, long account) {
  /** The log shows the name that the account has when it is read. */
  String subject() {
    return title + ", account " + account;
  }
}
