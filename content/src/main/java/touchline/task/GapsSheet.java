package touchline.task;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.answer.Answer;
import touchline.answer.Field;
import touchline.answer.FieldMark;
import touchline.answer.Form;
import touchline.answer.Reading;
import touchline.answer.Value;
import touchline.gap.Gap;
import touchline.gap.GapCases;
import touchline.gap.GapMarks;
import touchline.gap.Gaps;
import touchline.listing.TypedExpression;

/** A variant of a task with gaps: each gap is worth the same, and any expression that works. */
final class GapsSheet implements Sheet {
  /** Mistakes that are told of one answer. */
  private static final int MOST_TOLD = 2;

  private final GapsTask task;
  private final Gaps gaps;
  private final GapCases cases;

  GapsSheet(GapsTask task, GapCases cases) {
    this.task = task;
    this.gaps = task.gaps();
    this.cases = cases;
  }

  @Override
  public Variant variant() {
    List<String> code = gaps.printed();
    List<Field> fields = new ArrayList<>();
    int last = gaps.gaps().size() - 1;
    for (int i = 0; i <= last; i++) {
      List<String> around = i == last ? code.subList(i, i + 2) : code.subList(i, i + 1);
      fields.add(new Field("gap " + (i + 1), Form.EXPRESSION, "", around));
    }
    return new Variant(List.of(new Question(List.of(task.given(cases.shown())), fields)));
  }

  @Override
  public List<Reading> read(Answer answer) {
    List<Reading> reads = new ArrayList<>();
    for (int i = 0; i < gaps.gaps().size(); i++) {
      reads.add(read(i, TypedExpression.plain(answer.text(i))));
    }
    return reads;
  }

  private Reading read(int gap, String text) {
    if (text.isEmpty()) {
      return new Reading.Blank();
    }
    Optional<String> fault = gaps.fault(gap, text);
    return fault.isPresent()
        ? new Reading.NotUnderstood(fault.get())
        : new Reading.Understood(Value.number(0), text, text);
  }

  /** What was understood, one for each gap. */
  private GapMarks marks(Answer answer) {
    List<String> typed = new ArrayList<>();
    for (Reading read : read(answer)) {
      typed.add(read instanceof Reading.Understood known ? known.key() : "");
    }
    return new GapMarks(gaps, cases, typed);
  }

  @Override
  public Verdict mark(Answer answer) {
    GapMarks marks = marks(answer);
    List<Reading> reads = read(answer);
    List<FieldMark> fields = new ArrayList<>();
    for (int i = 0; i < reads.size(); i++) {
      fields.add(mark(i, reads.get(i), marks));
    }
    int right = 0;
    for (FieldMark field : fields) {
      right += field.worth() == 1 ? 1 : 0;
    }
    double share = right / (double) fields.size();
    String rule = share == 0 || share == 1 ? "" : "Every gap is worth the same.";
    return new Verdict(share, fields, share == 1 ? "" : reason(marks, right), rule);
  }

  private static FieldMark mark(int gap, Reading read, GapMarks marks) {
    if (read instanceof Reading.NotUnderstood not) {
      return FieldMark.notUnderstood(not.message());
    }
    if (read instanceof Reading.Blank) {
      return FieldMark.blank();
    }
    if (marks.isRight(gap)) {
      String note = marks.fitsTheOthers(gap) ? "together with your other gaps" : "";
      return new FieldMark(FieldMark.State.RIGHT, 1, note);
    }
    return new FieldMark(FieldMark.State.WRONG, 0, "");
  }

  /** How many are right, and a case in which the first wrong one shows. */
  private String reason(GapMarks marks, int right) {
    int all = gaps.gaps().size();
    String count = right + " of " + all + " gaps " + (right == 1 ? "is" : "are") + " right.";
    for (int i = 0; i < all; i++) {
      if (marks.isWrong(i)) {
        return count + " With your gap " + (i + 1) + " it goes wrong. " + marks.told(i);
      }
    }
    return count;
  }

  @Override
  public Set<String> singles(Answer answer) {
    GapMarks marks = marks(answer);
    Set<String> joined = new LinkedHashSet<>();
    int told = 0;
    for (int i = 0; i < gaps.gaps().size(); i++) {
      Set<String> ids = marks.isWrong(i) ? marks.mistakes(i) : Set.of();
      if (!ids.isEmpty() && told < MOST_TOLD) {
        joined = joined.isEmpty() ? ids : joined(joined, ids);
        told++;
      }
    }
    return joined;
  }

  private static Set<String> joined(Set<String> earlier, Set<String> next) {
    Set<String> joined = new LinkedHashSet<>();
    for (String one : earlier) {
      next.forEach(other -> joined.add(one.equals(other) ? one : one + "+" + other));
    }
    return joined;
  }

  @Override
  public Set<String> pairs(Answer answer) {
    return Set.of();
  }

  @Override
  public List<String> right(int question) {
    return gaps.right();
  }

  @Override
  public List<String> mistaken(int question, String mistake) {
    for (int i = 0; i < gaps.gaps().size(); i++) {
      for (Gap.Wrong wrong : gaps.gaps().get(i).wrongs()) {
        if (wrong.id().equals(mistake)) {
          List<String> texts = new ArrayList<>(gaps.right());
          texts.set(i, wrong.expression());
          return texts;
        }
      }
    }
    return List.of();
  }

  @Override
  public List<String> solution(int question) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < gaps.gaps().size(); i++) {
      lines.add("gap " + (i + 1) + ": " + gaps.gaps().get(i).expression());
    }
    return lines;
  }

  @Override
  public WorkedExample worked(int question, int picture) {
    return task.worked(cases.shown());
  }
}
