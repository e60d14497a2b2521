package touchline.server.gradebook;

import touchline.server.audit.AuditStore;

/** The cell that a decision is about, with what the log calls the assignment. */
record Target(long course, long assignment, String title, long account) {
  /** The log shows the name that the account has when it is read. */
  String subject() {
    return title + ", " + AuditStore.person(account);
  }
}
