package touchline.client.browser.engine;

/** Keeps other threads out, of which there are none. */
interface Lock {
  void lock();

  boolean tryLock();

  void unlock();
}
