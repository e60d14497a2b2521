import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  enum Color { RED, GREEN, BLUE, CYAN, PINK }

  static class Node {}

  static final Object AT_START = new Object();

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    System.out.println(AT_START.hashCode() + " " + new Object().hashCode());
    System.out.println(new Node() + " " + new int[0] + " " + new Node().hashCode());
    System.out.println(Color.RED.hashCode() + " " + new HashSet<>(List.of(Color.values())));
    System.out.println(new HashMap<>(Map.of(Color.PINK, 1, Color.CYAN, 2, Color.BLUE, 3)));
    System.out.println(Set.of("a", "b", "c", "d", "e", "f", "g") + " " + Set.of(1, 2));
    System.out.println(Map.of("a", 1, "b", 2, "c", 3, "d", 4, "e", 5) + " " + Map.of("x", 1, "y", 2));
    System.out.println(Set.copyOf(List.of("one", "two", "three", "four")) + " " + Set.of("u", "v"));
    System.out.println(Stream.of("p", "q", "r").collect(Collectors.toUnmodifiableList()));
    System.out.println(Objects.hash(new Node(), Color.BLUE, new double[1]));
    System.out.println(new IllegalStateException("x").hashCode() + " " + new StringBuilder().hashCode());
    Function<Integer, Integer> own = x -> x + (int) a.x();
    System.out.println(own.hashCode() + " " + Function.identity().hashCode());
    System.out.println("" + own + Function.identity() + Comparator.naturalOrder());
    System.out.println(own.getClass().getName() + " " + own.getClass().getSimpleName());
    System.out.println(Comparator.comparingInt(String::length).getClass().getName());
    System.out.println(new StringBuilder().append(own).append(Optional.of(own)).insert(0, own).length());
    System.out.println(String.format("%s %h", own, own) + List.of(own) + Optional.of(own));
    try {
      Object text = own;
      System.out.println(((String) text).length());
    } catch (ClassCastException expected) {
      System.out.println(expected.getMessage());
    }
    try {
      Object text = new Node();
      System.out.println(((String) text).length());
    } catch (ClassCastException expected) {
      System.out.println(expected.getMessage());
    }
    return a;
  }
}
