package touchline.server.lesson;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Group;
import touchline.mistake.MistakeText;
import touchline.question.Variants;

/** Reads what {@link PackedOut} wrote. */
final class PackedIn {
  private final DataInputStream in;
  private final Map<String, Group> groups = new HashMap<>();

  /** Reads one of a list. */
  interface Part<T> {
    T read() throws IOException;
  }

  PackedIn(DataInputStream in) {
    this.in = in;
    for (Group each : List.of(Group.SHOWN, Group.ORDINARY, Group.SPECIAL)) {
      groups.put(each.words(), each);
    }
  }

  <T> List<T> list(Part<T> part) throws IOException {
    List<T> all = new ArrayList<>();
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      all.add(part.read());
    }
    return all;
  }

  void skipTexts(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      in.skipNBytes(in.readUnsignedShort());
    }
  }

  MistakeText mistake() throws IOException {
    return new MistakeText(in.readUTF(), in.readUTF(), in.readUTF(), in.readUTF());
  }

  /** Cases that were of one group are so again. */
  AnsweredCase answered() throws IOException {
    Group group = groups.computeIfAbsent(in.readUTF(), Group::of);
    return new AnsweredCase(group, numbers(), numbers(), list(this::wrong));
  }

  private Wrong wrong() throws IOException {
    boolean isDecided = in.readBoolean();
    return new Wrong(Optional.of(numbers()).filter(answer -> answer.length > 0), isDecided);
  }

  double[] numbers() throws IOException {
    double[] numbers = new double[in.readInt()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readDouble();
    }
    return numbers;
  }

  Variants variants() throws IOException {
    return new Variants(list(() -> list(in::readInt)), list(() -> list(in::readInt)));
  }
}
