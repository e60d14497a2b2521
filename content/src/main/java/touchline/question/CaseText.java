package touchline.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Group;

/**
 * A case with all that was answered in it as a line of text: what is given, what is right, and what
 * each mistake gives, with bars between. A page has to mark by the very same numbers, and reads
 * decimals differently, so all but small whole numbers are written as their bits.
 */
final class CaseText {
  private static final char BAR = '|';

  /** Before the bits of a number, in hexadecimal. */
  private static final String BITS = "x";

  /** Whole numbers below this are written as such. */
  private static final int SMALL = 1000;

  private CaseText() {}

  static String of(AnsweredCase one) {
    List<String> parts = new ArrayList<>(List.of(numbers(one.input()), numbers(one.right())));
    one.wrong().forEach(wrong -> parts.add(wrong.answer().map(CaseText::numbers).orElse("")));
    return String.join(String.valueOf(BAR), parts);
  }

  private static String numbers(double[] numbers) {
    return DoubleStream.of(numbers).mapToObj(CaseText::number).collect(Collectors.joining(" "));
  }

  /** Minus zero has bits of its own. */
  static String number(double number) {
    int whole = (int) number;
    boolean isSmall = Math.abs(number) < SMALL && Double.compare(whole, number) == 0;
    return isSmall
        ? Integer.toString(whole)
        : BITS + Long.toHexString(Double.doubleToRawLongBits(number));
  }

  static AnsweredCase read(String line) {
    List<double[]> parts =
        PractisedQuestion.parts(line, BAR).stream().map(CaseText::numbers).toList();
    List<Wrong> wrong = new ArrayList<>();
    for (double[] answer : parts.subList(2, parts.size())) {
      wrong.add(new Wrong(Optional.of(answer).filter(raw -> raw.length > 0), true));
    }
    return new AnsweredCase(Group.ORDINARY, parts.get(0), parts.get(1), wrong);
  }

  private static double[] numbers(String text) {
    StringTokenizer words = new StringTokenizer(text);
    double[] numbers = new double[words.countTokens()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = number(words.nextToken());
    }
    return numbers;
  }

  static double number(String word) {
    if (!word.startsWith(BITS)) {
      return Integer.parseInt(word);
    }
    long bits = 0;
    for (int i = BITS.length(); i < word.length(); i++) {
      bits = (bits << 4) + Character.digit(word.charAt(i), 16);
    }
    return Double.longBitsToDouble(bits);
  }
}
