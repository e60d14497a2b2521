package touchline.server.lesson;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.mistake.MistakeText;
import touchline.question.Variants;

/** Writes the parts of a {@link PackedExercise}. */
record PackedOut(DataOutputStream out) {
  /** Writes one of a list. */
  interface Part<T> {
    void write(T part) throws IOException;
  }

  /** How many, and then each. */
  <T> void list(List<T> all, Part<T> part) throws IOException {
    out.writeInt(all.size());
    for (T each : all) {
      part.write(each);
    }
  }

  void mistake(MistakeText mistake) throws IOException {
    out.writeUTF(mistake.id());
    out.writeUTF(mistake.name());
    out.writeUTF(mistake.message());
    out.writeUTF(mistake.place());
  }

  void answered(AnsweredCase one) throws IOException {
    out.writeUTF(one.group().words());
    numbers(one.input());
    numbers(one.right());
    list(one.wrong(), this::wrong);
  }

  private void wrong(Wrong wrong) throws IOException {
    out.writeBoolean(wrong.isDecided());
    numbers(wrong.answer().orElse(new double[0]));
  }

  void numbers(double[] numbers) throws IOException {
    out.writeInt(numbers.length);
    for (double number : numbers) {
      out.writeDouble(number);
    }
  }

  void variants(Variants variants) throws IOException {
    list(variants.practice(), one -> list(one, out::writeInt));
    list(variants.credit(), one -> list(one, out::writeInt));
  }
}
