package touchline.figure;

/** Descriptions that tests start from. */
final class Examples {
  static final String CLOSEST_POINT =
      """
      title: Closest point on a segment
      alt: A segment from a to b, a point p, and the point of the segment closest to p.
      run: SegmentCircle#closestPoint
      view: -1 -1 9 8
      inputs:
        a: point 1 1
        b: point 7 4
        p: point 3 6
      draw:
        segment: a b
      show:
        segV: arrow from a
        proj: length along unit from a
        return: point closest joined p
      narrate:
        segV: The vector from *a* to *b* is {segV}.
        unless proj <= 0: The foot does not lie before *a*.
        return a: It is *a* itself.
      code:
        101: if (proj <= 0) {
        102: return a;
      """;

  private Examples() {}
}
