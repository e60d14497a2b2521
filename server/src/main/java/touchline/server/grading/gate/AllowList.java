package touchline.server.grading.gate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The part of the library that students' programs may use: {@code allowed.txt}; default deny. */
public final class AllowList {
  private static final String GEOMETRY = "touchline/geometry/";

  /** Members by type, in the form of class files: {@code java/lang/Math}. */
  private final Map<String, List<Member>> members = new HashMap<>();

  /** A member, or with a parameter list begun only some of its forms, and its charge. */
  private record Member(String name, String descriptor, Charge charge) {
    static Member read(String word) {
      int slash = word.length() - 2;
      boolean hasCharge = slash > 0 && word.charAt(slash) == '/';
      int form = word.indexOf('(');
      String rest = hasCharge ? word.substring(0, slash) : word;
      Charge charge = hasCharge ? Charge.of(word.charAt(slash + 1)) : Charge.NOTHING;
      return form < 0
          ? new Member(rest, "", charge)
          : new Member(rest.substring(0, form), rest.substring(form), charge);
    }

    boolean is(String otherName, String otherDescriptor) {
      return name.equals("*") || (name.equals(otherName) && otherDescriptor.startsWith(descriptor));
    }
  }

  public static AllowList load() {
    AllowList list = new AllowList();
    for (String line : Resource.lines("allowed.txt")) {
      int colon = line.indexOf(':');
      String type = line.substring(0, colon).replace('.', '/');
      String words = line.substring(colon + 1).strip();
      list.members.put(type, words.isEmpty() ? List.of() : read(words));
    }
    return list;
  }

  private static List<Member> read(String words) {
    return List.of(words.split(" +")).stream().map(Member::read).toList();
  }

  /** Every type of the library that is listed. */
  public List<Class<?>> types() {
    return members.keySet().stream()
        .sorted()
        .filter(Library::isThere)
        .<Class<?>>map(Library::type)
        .toList();
  }

  /** Whether programs may name the type, in the form of class files. */
  boolean hasType(String type) {
    return type.startsWith(GEOMETRY) || members.containsKey(type);
  }

  /**
   * The charge of a method, a constructor or a field (with an empty descriptor) of a library type,
   * or empty if it is not allowed. A type that is not listed has no members, whatever it inherits.
   */
  public Optional<Charge> charge(String owner, String name, String descriptor) {
    if (owner.startsWith(GEOMETRY)) {
      return Optional.of(Charge.NOTHING);
    }
    if (!members.containsKey(owner)) {
      return Optional.empty();
    }
    if (name.equals("<init>")) {
      return find(owner, name, descriptor);
    }
    Deque<Class<?>> above = new ArrayDeque<>(List.of(Library.type(owner)));
    while (!above.isEmpty()) {
      Class<?> type = above.remove();
      Optional<Charge> found = find(type.getName().replace('.', '/'), name, descriptor);
      if (found.isPresent()) {
        return found;
      }
      Library.above(type).forEach(above::add);
    }
    return find("java/lang/Object", name, descriptor);
  }

  private Optional<Charge> find(String owner, String name, String descriptor) {
    return members.getOrDefault(owner, List.of()).stream()
        .filter(member -> member.is(name, descriptor))
        .map(Member::charge)
        .findFirst();
  }
}
