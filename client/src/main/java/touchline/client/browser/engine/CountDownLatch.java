package touchline.client.browser.engine;

/** On one thread what is waited for has been done before. */
final class CountDownLatch {
  CountDownLatch(int count) {}

  void countDown() {}

  void await() {}
}
