package touchline.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import touchline.diagram.NumberText;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.figure.Description;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/** The right method and one mistake. */
public sealed interface Pairing {
  /** Both answers to these inputs. */
  SideBySide seen(Inputs inputs);

  /** A dot at every place of the probe at which the answers part, as an SVG path. */
  String parting(Inputs inputs);

  /**
   * Whether there is a place of the probe, on the lattice of handles, at which the answers agree.
   */
  boolean agreesSomewhere(Inputs inputs);

  /** Up to where the probe may go for the answer yes; empty if the answer is not yes or no. */
  Lines lines(Inputs inputs);

  /**
   * Two SVG paths.
   *
   * @param right by the right method
   * @param wrong by the mistake
   * @param yes the answer on the one side of them; empty if there are no lines
   */
  record Lines(String right, String wrong, String yes) {
    static final Lines NONE = new Lines("", "", "");
  }

  /** The pairing of a question whose inputs and answers have these types. */
  record Of<I, R>(Comparison comparison, ComparedMethod<I, R> question, String mistake)
      implements Pairing {
    /** Handles keep to tenths of a metre. */
    private static final double TENTHS = 10;

    @Override
    public SideBySide seen(Inputs inputs) {
      Reply right = right(inputs, question.setting().reading().of(inputs));
      Reply wrong = wrong(inputs, question.setting().reading().of(inputs));
      boolean agree = right.isLike(wrong);
      List<Shape> shapes = new ArrayList<>(right.shapes(Ink.RIGHT, agree ? "both" : "right"));
      if (!agree) {
        shapes.addAll(wrong.shapes(Ink.WRONG, "mistake"));
      }
      Description description = comparison.description();
      return new SideBySide(
          description.draw(inputs, question.setting().extras(), shapes),
          right.words(),
          wrong.words(),
          agree,
          told(right, wrong, agree));
    }

    private String told(Reply right, Reply wrong, boolean agree) {
      if (agree && right == ComparedMethod.NONE) {
        return "Neither has an answer here.";
      }
      Map<String, String> why = comparison.description().section(agree ? "agree" : "part");
      double apart = right.apart(wrong);
      String by = Double.isFinite(apart) ? " by " + NumberText.of(apart) + " " + right.unit() : "";
      String where = agree ? "Here they agree. " : "They differ here" + by + ". ";
      return where + why.getOrDefault(mistake, "");
    }

    private Reply right(Inputs inputs, I given) {
      return question.right(inputs, given);
    }

    private Reply wrong(Inputs inputs, I given) {
      return question.wrong(mistake, inputs, given);
    }

    private static boolean agree(Reply right, Reply wrong) {
      return right.apart(wrong) < Reply.NOTICED;
    }

    @Override
    public String parting(Inputs inputs) {
      return new Chart(comparison.view()).dots(place -> partsAt(inputs, place));
    }

    @Override
    public boolean agreesSomewhere(Inputs inputs) {
      View view = comparison.view();
      for (double x = Math.ceil(view.minX() * TENTHS); x <= view.maxX() * TENTHS; x++) {
        for (double y = Math.ceil(view.minY() * TENTHS); y <= view.maxY() * TENTHS; y++) {
          if (!partsAt(inputs, new Vec2(x / TENTHS, y / TENTHS))) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean partsAt(Inputs inputs, Vec2 place) {
      I given = question.setting().moving().to(inputs, place);
      return !agree(right(inputs, given), wrong(inputs, given));
    }

    @Override
    public Lines lines(Inputs inputs) {
      if (!(right(inputs, question.setting().reading().of(inputs)) instanceof Reply.Verdict now)) {
        return Lines.NONE;
      }
      return new Lines(
          border(place -> isYes(right(inputs, moved(inputs, place)))),
          border(place -> isYes(wrong(inputs, moved(inputs, place)))),
          now.yesWord());
    }

    private I moved(Inputs inputs, Vec2 place) {
      return question.setting().moving().to(inputs, place);
    }

    private static boolean isYes(Reply said) {
      return said instanceof Reply.Verdict verdict && verdict.yes();
    }

    private String border(Chart.Test test) {
      return new Border(comparison.view(), test).path();
    }
  }
}
