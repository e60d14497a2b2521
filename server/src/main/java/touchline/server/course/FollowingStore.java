package touchline.server.course;

import org.jdbi.v3.core.Handle;

/** Rows that follow from who is in which section, and are brought up to date with it. */
@FunctionalInterface
public interface FollowingStore {
  /** Somebody is in another section from now on, in a running transaction. */
  void moved(Handle transaction, long course);
}
