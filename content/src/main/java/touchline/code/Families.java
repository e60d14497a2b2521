package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.code.Roles.Spot;

/** All families of positions that the parameters of a method have. */
record Families(FlatRecipe<?, ?> recipe, Roles roles) {
  /** To see whether a number is ever below zero. */
  private static final int DRAWS = 60;

  List<Family> all() {
    List<Family> all = new ArrayList<>(new PlaceFamilies(roles, this::isSigned).all());
    all.addAll(new LineFamilies(roles).all());
    all.addAll(new TouchFamilies(roles).all());
    if (roles.list() >= 0) {
      all.replaceAll(family -> family.with(List.of(leavingOut(family))));
    }
    all.addAll(new SizeFamilies(recipe, roles).all());
    all.addAll(new ListFamilies(recipe, roles).all());
    return List.copyOf(all);
  }

  private boolean isSigned(Spot number) {
    Random random = new Random(number.at());
    for (int i = 0; i < DRAWS; i++) {
      double[] drawn = recipe.draw(random, Lattice.of(Group.ORDINARY, random));
      if (roles.views(drawn).get(0)[number.at()] < 0) {
        return true;
      }
    }
    return false;
  }

  private Rule leavingOut(Family family) {
    return new Rule(
        "the answer without those circles", in -> recipe.tried(without(roles, family, in)));
  }

  /** The circles of the family are not looked at. */
  static double[] without(Roles roles, Family family, double[] input) {
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < roles.count(input); i++) {
      if (!family.has().test(roles.keeping(input, List.of(i)))) {
        kept.add(i);
      }
    }
    return roles.keeping(input, kept);
  }
}
