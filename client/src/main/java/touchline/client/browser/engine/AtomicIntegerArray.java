package touchline.client.browser.engine;

/** On one thread every array is atomic. */
final class AtomicIntegerArray {
  private final int[] numbers;

  AtomicIntegerArray(int length) {
    numbers = new int[length];
  }

  int get(int index) {
    return numbers[index];
  }

  void set(int index, int value) {
    numbers[index] = value;
  }

  boolean compareAndSet(int index, int expected, int value) {
    boolean same = numbers[index] == expected;
    numbers[index] = same ? value : numbers[index];
    return same;
  }
}
