package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.answer.Answer;
import touchline.answer.FieldMark;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.answer.Value;
import touchline.compare.Hunt;
import touchline.diagram.Drawing;
import touchline.diagram.NumberText;
import touchline.diagram.Svg;
import touchline.diagram.View;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/** A variant of a hunt. A place is right if the mistake shows there, and wrong if it does not. */
final class HuntSheet<I> implements Sheet {
  /** Checks without success after which the learner is told which way to go. */
  private static final int PATIENCE = 3;

  private final HuntTask<I> task;
  private final Hunt<I, ?> hunt;
  private final Inputs inputs;
  private final String mistake;

  HuntSheet(HuntTask<I> task, Inputs inputs, String mistake) {
    this.task = task;
    this.hunt = task.hunt();
    this.inputs = inputs;
    this.mistake = mistake;
  }

  @Override
  public Variant variant() {
    Given given = task.given(inputs, mistake);
    return new Variant(List.of(new Question(List.of(given), List.of(task.field()))));
  }

  /** The nearest place on the lattice that handles keep to, so that two near ones are the same. */
  @Override
  public List<Reading> read(Answer answer) {
    Reading read = TypedAnswer.read(task.field(), answer.text(0), answer.mark());
    if (!(read instanceof Reading.Understood known)) {
      return List.of(read);
    }
    Vec2 typed = known.value().asPoint();
    if (!inputs.view().contains(typed)) {
      return List.of(new Reading.NotUnderstood(outside(typed)));
    }
    Vec2 place = task.at(inputs, typed).point(hunt.probe());
    return List.of(new Reading.Understood(Value.point(place), "", NumberText.of(place)));
  }

  private String outside(Vec2 typed) {
    View view = inputs.view();
    return NumberText.of(typed)
        + " lies outside the picture, which goes from "
        + NumberText.of(new Vec2(view.minX(), view.minY()))
        + " to "
        + NumberText.of(new Vec2(view.maxX(), view.maxY()))
        + ".";
  }

  @Override
  public Verdict mark(Answer answer) {
    Reading read = read(answer).get(0);
    if (read instanceof Reading.NotUnderstood not) {
      return Verdict.plain(0, List.of(FieldMark.notUnderstood(not.message())));
    }
    if (!(read instanceof Reading.Understood known)) {
      return Verdict.plain(0, List.of(FieldMark.blank()));
    }
    Inputs there = task.at(inputs, known.value().asPoint());
    boolean caught = hunt.shows(mistake, there);
    FieldMark.State state = caught ? FieldMark.State.RIGHT : FieldMark.State.WRONG;
    FieldMark mark = new FieldMark(state, caught ? 1 : 0, known.shown());
    return new Verdict(mark.worth(), List.of(mark), said(there, caught), "");
  }

  private String said(Inputs there, boolean caught) {
    String right = "“" + hunt.right(there).words() + "”";
    return caught
        ? "Caught: here it says “"
            + hunt.wrong(mistake, there).words()
            + "”, and the right answer is "
            + right
            + "."
        : "Here it says " + right + ", and that is right.";
  }

  /** A place where the mistake does not show says nothing about what the learner thinks. */
  @Override
  public boolean tells(Answer answer) {
    return false;
  }

  @Override
  public Set<String> singles(Answer answer) {
    return Set.of();
  }

  @Override
  public Diagnosis found(Answer answer) {
    return mark(answer).isRight() ? new Diagnosis.Named(mistake) : new Diagnosis.Nothing();
  }

  @Override
  public String remark(List<Answer> history) {
    List<Vec2> checked = new ArrayList<>();
    for (Answer answer : history) {
      Vec2 place = place(answer);
      if (!checked.contains(place)) {
        checked.add(place);
      }
      if (mark(answer).isRight()) {
        return checked.size() == 1
            ? "You found it with your first check."
            : "You found it in " + checked.size() + " checks.";
      }
    }
    return checked.size() < PATIENCE ? "" : nudge(checked.get(checked.size() - 1));
  }

  /** Which way a place lies where the mistake shows. */
  private String nudge(Vec2 from) {
    Vec2 way = target().minus(from);
    String across = way.x() > 0 ? "the right" : "the left";
    String up = way.y() > 0 ? "up" : "down";
    if (Math.abs(way.x()) < Math.abs(way.y()) / 3) {
      return "Go further " + up + ".";
    }
    boolean level = Math.abs(way.y()) < Math.abs(way.x()) / 3;
    return "Go further to " + across + (level ? "." : " and " + up + ".");
  }

  private Vec2 place(Answer answer) {
    return read(answer).get(0) instanceof Reading.Understood known
        ? known.value().asPoint()
        : Vec2.ZERO;
  }

  @Override
  public String picture(Answer answer) {
    if (!(read(answer).get(0) instanceof Reading.Understood known)) {
      return "";
    }
    Inputs there = task.at(inputs, known.value().asPoint());
    boolean caught = hunt.shows(mistake, there);
    Drawing drawing = caught ? hunt.map(mistake, there) : hunt.claim(mistake, there);
    String place = "Your place at " + known.shown() + ". ";
    String map = "Dots mark the places where it and the right answer disagree.";
    return Svg.picture(drawing, place + (caught ? map : said(there, false)));
  }

  /** The middle of what is nearest to the start. */
  private Vec2 target() {
    return task.target(inputs, mistake);
  }

  @Override
  public List<String> right(int question) {
    return List.of(NumberText.of(target()));
  }

  @Override
  public List<String> solution(int question) {
    Inputs there = task.at(inputs, target());
    return List.of(
        hunt.place() + " = " + NumberText.of(there.point(hunt.probe())),
        "it says: " + hunt.wrong(mistake, there).words(),
        "right answer: " + hunt.right(there).words());
  }

  @Override
  public WorkedExample worked(int question, int picture) {
    return task.worked(task.at(inputs, target()));
  }
}
