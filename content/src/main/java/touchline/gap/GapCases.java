package touchline.gap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.listing.Listing;

/** The cases on which a method with gaps is run, and what is right for each. */
public final class GapCases {
  /** Enough for what nobody has foreseen; the known mistakes may need more. */
  private static final int FEWEST = 96;

  private static final int MOST = 480;
  private static final int MOST_DRAWS = 8_000;

  /** Metres; a case whose answer hangs on less decides nothing. */
  private static final double HAIR = 1e-9;

  private final Gaps gaps;
  private final List<GapCase> cases = new ArrayList<>();
  private final List<Optional<Object>> right = new ArrayList<>();

  private GapCases(Gaps gaps) {
    this.gaps = gaps;
  }

  /** Ordinary and particular cases; the first is a pleasant one. */
  public static GapCases of(Gaps gaps, Chance chance) {
    GapCases cases = new GapCases(gaps);
    skip(gaps.id(), chance);
    cases.draw(FEWEST, chance);
    while (cases.cases.size() < MOST && !cases.tellApart()) {
      cases.draw(cases.cases.size() + FEWEST, chance);
    }
    return cases;
  }

  /** Two exercises do not show the same case for one seed. */
  private static void skip(String id, Chance chance) {
    int draws = id.length();
    for (int i = 0; i < id.length(); i++) {
      draws = (draws * 7 + id.charAt(i)) % 97;
    }
    for (int i = 0; i < draws; i++) {
      chance.below(2);
    }
  }

  private void draw(int size, Chance chance) {
    GapDraw.Sort[] sorts = GapDraw.Sort.values();
    for (int i = 0; i < MOST_DRAWS && cases.size() < size; i++) {
      boolean first = cases.isEmpty();
      GapDraw.Sort sort = first ? GapDraw.Sort.PLEASANT : sorts[chance.below(sorts.length)];
      boolean plain = sort == GapDraw.Sort.ANY || sort == GapDraw.Sort.PLEASANT;
      add(GapDraw.of(gaps.inputs(), sort, chance), plain);
    }
    if (cases.size() < size) {
      throw new IllegalStateException("inputs must be such as the method takes: " + gaps.id());
    }
  }

  /** Whether every known mistake shows in some case, and each in another way. */
  private boolean tellApart() {
    for (int gap = 0; gap < gaps.gaps().size(); gap++) {
      List<List<String>> told = new ArrayList<>(List.of(gaps.right()));
      for (Gap.Wrong wrong : gaps.gaps().get(gap).wrongs()) {
        List<String> next = gaps.with(gap, wrong.expression());
        if (told.stream().anyMatch(one -> areAlike(one, next))) {
          return false;
        }
        told.add(next);
      }
    }
    return true;
  }

  private void add(GapCase drawn, boolean mustBeSteady) {
    try {
      Optional<Object> result = drawn.result(gaps.listing());
      if (result.isPresent() && !(mustBeSteady && isShaky(drawn, result))) {
        cases.add(drawn);
        right.add(result);
      }
    } catch (IllegalArgumentException refused) {
      // What a shape refuses is no case.
    }
  }

  private boolean isShaky(GapCase drawn, Optional<Object> result) {
    return !GapCase.areSame(drawn.jiggled(HAIR).result(gaps.listing()), result)
        || !GapCase.areSame(drawn.jiggled(-HAIR).result(gaps.listing()), result);
  }

  /** The one that is shown. */
  public GapCase shown() {
    return cases.get(0);
  }

  /** The first case in which the method with these expressions goes wrong; -1 if none. */
  int wrong(List<String> expressions) {
    Listing filled = gaps.filled(expressions);
    for (int i = 0; i < cases.size(); i++) {
      if (!GapCase.areSame(cases.get(i).result(filled), right.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** Whether the method does the same in every case with these as with those expressions. */
  boolean areAlike(List<String> these, List<String> those) {
    Listing one = gaps.filled(these);
    Listing other = gaps.filled(those);
    for (GapCase each : cases) {
      if (!GapCase.areSame(each.result(one), each.result(other))) {
        return false;
      }
    }
    return true;
  }

  /** A case with what the method returns in it and what is right, in a sentence. */
  String told(int index, List<String> expressions) {
    return GapWords.told(
        cases.get(index), cases.get(index).result(gaps.filled(expressions)), right.get(index));
  }
}
