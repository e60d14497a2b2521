package touchline.topic.moving;

/** Distance along a normal, speed against it, radius. */
record MovingFacts(double distance, double approach, double radius) {
  double time() {
    return (distance - radius) / approach;
  }

  MovingFacts times(double ofDistance, double ofApproach) {
    return new MovingFacts(distance * ofDistance, approach * ofApproach, radius);
  }
}
