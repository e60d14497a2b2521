package touchline.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Which numbers of a call are places, vectors and plain numbers: families of positions are told in
 * these words, whatever the method. Of a list of circles one stands for all.
 *
 * @param types of the parameters
 * @param list the parameter that is a list; -1 without one
 */
record Roles(
    List<ValueType> types, int list, List<Spot> places, List<Spot> vectors, List<Spot> numbers) {
  /**
   * A point, a vector or a number of a call.
   *
   * @param at where its numbers begin in a {@link #views view} of the call
   */
  record Spot(String name, int at) {
    double x(double[] view) {
      return view[at];
    }

    double y(double[] view) {
      return view[at + 1];
    }

    void put(double[] view, double x, double y) {
      view[at] = x;
      view[at + 1] = y;
    }

    double across(double[] view, Spot from) {
      return x(view) - from.x(view);
    }

    double up(double[] view, Spot from) {
      return y(view) - from.y(view);
    }
  }

  /**
   * @param away the names of the points that are differences of places
   */
  static Roles of(Declaration declaration, Set<String> away) {
    List<ValueType> types = declaration.signature().parameters();
    Roles roles =
        new Roles(
            types,
            types.indexOf(ValueType.CIRCLES),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>());
    int next = 0;
    for (int i = 0; i < types.size(); i++) {
      if (i != roles.list) {
        next = roles.add(declaration.names().get(i), types.get(i), next, away);
      }
    }
    if (roles.list >= 0) {
      roles.add("one of " + declaration.names().get(roles.list), ValueType.CIRCLE, next, away);
    }
    return roles;
  }

  private int add(String name, ValueType type, int at, Set<String> away) {
    switch (type) {
      case POINT -> (away.contains(name) ? vectors : places).add(new Spot(name, at));
      case CIRCLE -> {
        places.add(new Spot(name, at));
        numbers.add(new Spot("radius of " + name, at + 2));
      }
      case SEGMENT -> {
        places.add(new Spot("start of " + name, at));
        places.add(new Spot("end of " + name, at + 2));
      }
      case NUMBER -> numbers.add(new Spot(name, at));
      case TRUTH, CIRCLES -> {}
    }
    return at + (type == ValueType.CIRCLES ? 0 : type.width(new double[0], at));
  }

  /** The call itself; or with a list for each of its circles the rest of the call and that one. */
  List<double[]> views(double[] input) {
    if (list < 0) {
      return List.of(input);
    }
    List<double[]> rest = Parts.of(types, input);
    double[] circles = rest.remove(list);
    List<double[]> views = new ArrayList<>();
    for (int at = 1; at < circles.length; at += 3) {
      List<double[]> view = new ArrayList<>(rest);
      view.add(Arrays.copyOfRange(circles, at, at + 3));
      views.add(Parts.joined(view));
    }
    return views;
  }

  /** The call with one view of it as it is now. */
  double[] with(double[] input, int index, double[] view) {
    if (list < 0) {
      return view;
    }
    List<double[]> parts = Parts.of(types, input);
    double[] circles = parts.get(list);
    System.arraycopy(view, view.length - 3, circles, 1 + 3 * index, 3);
    int next = 0;
    for (int i = 0; i < parts.size(); i++) {
      if (i != list) {
        int width = parts.get(i).length;
        parts.set(i, Arrays.copyOfRange(view, next, next + width));
        next += width;
      }
    }
    return Parts.joined(parts);
  }

  /** How many circles the list has; 1 without a list. */
  int count(double[] input) {
    return list < 0 ? 1 : (int) Parts.of(types, input).get(list)[0];
  }

  /** The call with only these circles in its list, in this order. */
  double[] keeping(double[] input, List<Integer> kept) {
    List<double[]> parts = Parts.of(types, input);
    double[] circles = parts.get(list);
    double[] fewer = new double[1 + 3 * kept.size()];
    fewer[0] = kept.size();
    for (int i = 0; i < kept.size(); i++) {
      System.arraycopy(circles, 1 + 3 * kept.get(i), fewer, 1 + 3 * i, 3);
    }
    return Parts.joined(Parts.with(parts, list, fewer));
  }

  /**
   * Whether the line through the first two of several places, and every vector, runs along an axis,
   * the line so far that shares of its length are exact.
   */
  boolean isAlongAxes(double[] input) {
    List<double[]> views = views(input);
    if (views.isEmpty()) {
      return true;
    }
    if (places().isEmpty() && vectors().isEmpty()) {
      return false;
    }
    double[] view = views.get(0);
    boolean isLine = places().size() > 2;
    return (!isLine || isStraight(places().get(1), places().get(0), view))
        && vectors().stream().allMatch(way -> way.x(view) == 0 || way.y(view) == 0);
  }

  private static boolean isStraight(Spot one, Spot other, double[] view) {
    double length = Math.abs(one.across(view, other)) + Math.abs(one.up(view, other));
    return isPowerOfTwo(length) && (one.across(view, other) == 0 || one.up(view, other) == 0);
  }

  /** Shares of such a length are exact; zero is one, too. */
  private static boolean isPowerOfTwo(double length) {
    double half = length;
    while (half > 1) {
      half /= 2;
    }
    return length == 0 || half == 1 || half == 0.5 || half == 0.25;
  }
}
