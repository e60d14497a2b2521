package touchline.server.author.kept;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Group;
import touchline.server.author.folder.ExerciseFolder;

/** Answers as bytes, to be kept. */
public final class AnsweredWire {
  /** Answers in another form are asked for again. */
  public static final int FORM = 1;

  /** More is no array of ours. */
  private static final int MOST = 1_000;

  private AnsweredWire() {}

  public static byte[] write(Answered answered) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      cases(out, answered.chosen());
      cases(out, answered.drawn());
      if (answered.asked().isPresent()) {
        AskedWire.write(out, answered.asked().get());
      }
      cases(out, answered.special());
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return bytes.toByteArray();
  }

  public static void cases(DataOutputStream out, List<AnsweredCase> cases) throws IOException {
    out.writeInt(cases.size());
    for (AnsweredCase each : cases) {
      numbers(out, each.input());
      numbers(out, each.right());
      out.writeInt(each.wrong().size());
      for (Wrong wrong : each.wrong()) {
        out.writeBoolean(wrong.isDecided());
        numbers(out, wrong.answer().orElse(new double[0]));
      }
    }
  }

  private static void numbers(DataOutputStream out, double[] numbers) throws IOException {
    out.writeInt(numbers.length);
    for (double number : numbers) {
      out.writeDouble(number);
    }
  }

  /**
   * What was written of this folder.
   *
   * @throws IOException if it was not
   */
  public static Answered read(ExerciseFolder folder, byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      CaseGroups groups = new CaseGroups();
      List<AnsweredCase> chosen = new ArrayList<>();
      int count = count(in);
      for (int i = 0; i < count; i++) {
        chosen.add(one(in, groups.of(folder, i)));
      }
      List<AnsweredCase> drawn = new ArrayList<>();
      int more = count(in);
      for (int i = 0; i < more; i++) {
        drawn.add(one(in, Group.ORDINARY));
      }
      Optional<Asked> asked =
          folder.question().isPresent() ? Optional.of(AskedWire.read(in)) : Optional.empty();
      return new Answered(chosen, drawn, special(in), asked);
    }
  }

  /** What was kept before there were any has none, and is marked as it was. */
  private static List<AnsweredCase> special(DataInputStream in) throws IOException {
    List<AnsweredCase> special = new ArrayList<>();
    int count = in.available() > 0 ? count(in) : 0;
    for (int i = 0; i < count; i++) {
      special.add(one(in, Group.SPECIAL));
    }
    return special;
  }

  public static AnsweredCase one(DataInputStream in, Group group) throws IOException {
    double[] input = numbers(in);
    double[] right = numbers(in);
    List<Wrong> wrong = new ArrayList<>();
    int count = count(in);
    for (int i = 0; i < count; i++) {
      boolean isDecided = in.readBoolean();
      wrong.add(new Wrong(Optional.of(numbers(in)).filter(answer -> answer.length > 0), isDecided));
    }
    return new AnsweredCase(group, input, right, wrong);
  }

  private static double[] numbers(DataInputStream in) throws IOException {
    double[] numbers = new double[count(in)];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readDouble();
    }
    return numbers;
  }

  public static int count(DataInputStream in) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > MOST) {
      throw new IOException("count must be from 0 to " + MOST + ": " + count);
    }
    return count;
  }
}
