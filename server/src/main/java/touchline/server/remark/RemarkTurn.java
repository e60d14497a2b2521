package touchline.server.remark;

/**
 * A worker's turn at marking something again.
 *
 * @param name names this turn and no other; who is asked for it later has it or has lost it
 */
record RemarkTurn(long remark, String name) {}
