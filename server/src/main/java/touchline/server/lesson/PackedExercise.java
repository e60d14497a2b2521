package touchline.server.lesson;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.code.AnsweredMethod;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.Declaration;
import touchline.mistake.MistakeText;
import touchline.pair.CasePicture;
import touchline.pair.KindPicture;
import touchline.question.AnsweredQuestion;
import touchline.question.PractisedQuestion;
import touchline.question.Variants;
import touchline.server.later.Later;
import touchline.suite.AnsweredTrial;
import touchline.suite.Contract;
import touchline.task.TestsTask;

/**
 * What marks an exercise of a lesson that brings its own programs: what they answered when the
 * program was built, so that nothing has to run to ask it.
 *
 * @param version SHA-256 in hexadecimal of all that stands in its folder
 * @param method the head of the method
 * @param picture what is drawn between the things of a case, as it is kept; empty for nothing
 * @param mistakes in the order of what the cases say of them
 * @param shown the cases that everybody sees, as a file of cases has them
 * @param chosen the author's cases
 * @param drawn more of them
 * @param special cases in special positions, which everybody is tried on, too
 * @param question what its question asks; empty without one
 * @param tests what waits in cases that students write; empty where they write none
 */
public record PackedExercise(
    String version,
    String method,
    String picture,
    List<MistakeText> mistakes,
    String shown,
    List<AnsweredCase> chosen,
    List<AnsweredCase> drawn,
    List<AnsweredCase> special,
    Optional<Asked> question,
    Optional<Waiting> tests) {
  /** The version, the head of the method and the picture. */
  private static final int TEXTS_BEFORE = 3;

  /**
   * What its question asks.
   *
   * @param answer what stands beside the field
   * @param tolerance how far a number may be off
   */
  public record Asked(
      String answer, double tolerance, List<AnsweredCase> cases, Variants variants) {
    public Asked {
      cases = List.copyOf(cases);
    }
  }

  /**
   * What cases that students write are to expose.
   *
   * @param mistakes the places of those that wait
   * @param suite cases that expose them all
   * @param shown cases of which one is in the picture
   * @param negative for each parameter whether a number there may be below zero
   */
  public record Waiting(
      List<Integer> mistakes, List<double[]> suite, List<double[]> shown, List<Boolean> negative) {
    public Waiting {
      mistakes = List.copyOf(mistakes);
      suite = List.copyOf(suite);
      shown = List.copyOf(shown);
      negative = List.copyOf(negative);
    }
  }

  public PackedExercise {
    mistakes = List.copyOf(mistakes);
    chosen = List.copyOf(chosen);
    drawn = List.copyOf(drawn);
    special = List.copyOf(special);
  }

  /**
   * The exercise, with the texts that its lesson has of it.
   *
   * @param asks of its question
   * @param wants of the exercise in which cases are written
   */
  OwnExercise exercise(
      ExerciseText text, Optional<ExerciseText> asks, Optional<ExerciseText> wants) {
    Declaration head = Declaration.of(method);
    List<String> ids = mistakes.stream().map(MistakeText::id).toList();
    return new OwnExercise(
        text,
        version,
        new AnsweredMethod(text.id(), head, ids, chosen, drawn, special),
        CasePicture.kept(picture, head),
        mistakes,
        shown,
        question.flatMap(own -> asks.map(said -> question(head, own, said, ids))),
        tests.flatMap(own -> wants.map(said -> cases(head, own, said, ids))));
  }

  /** Known only in cases that were answered; a site that runs programs has them tried by these. */
  private OwnExercise.Cases cases(
      Declaration head, Waiting own, ExerciseText said, List<String> ids) {
    List<AnsweredCase> known = Stream.concat(chosen.stream(), drawn.stream()).toList();
    CasePicture drawing = CasePicture.kept(picture, head);
    return new OwnExercise.Cases(
        said,
        TestsTask.untaught(
            said.id() + '@' + version,
            new Contract(
                () -> new AnsweredTrial(head, own.negative(), ids, known),
                own.mistakes().stream().map(ids::get).toList()),
            own.suite(),
            own.shown(),
            input -> KindPicture.given(head, drawing, input).orElseThrow()));
  }

  private OwnExercise.Question question(
      Declaration head, Asked own, ExerciseText said, List<String> ids) {
    AnsweredQuestion asked =
        new AnsweredQuestion(
            head,
            CasePicture.kept(picture, head),
            own.answer(),
            own.tolerance(),
            own.cases(),
            own.variants());
    return new OwnExercise.Question(
        said,
        asked.task(said.id() + '@' + version, ids),
        new Later<>(() -> PractisedQuestion.text(asked)));
  }

  /** As bytes, to be kept. */
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream data = new DataOutputStream(bytes)) {
      PackedOut out = new PackedOut(data);
      data.writeUTF(version);
      data.writeUTF(method);
      data.writeUTF(picture);
      out.list(mistakes, out::mistake);
      data.writeUTF(shown);
      out.list(chosen, out::answered);
      out.list(drawn, out::answered);
      out.list(special, out::answered);
      data.writeBoolean(question.isPresent());
      if (question.isPresent()) {
        data.writeUTF(question.get().answer());
        data.writeDouble(question.get().tolerance());
        out.list(question.get().cases(), out::answered);
        out.variants(question.get().variants());
      }
      data.writeBoolean(tests.isPresent());
      if (tests.isPresent()) {
        out.list(tests.get().mistakes(), data::writeInt);
        out.list(tests.get().suite(), out::numbers);
        out.list(tests.get().shown(), out::numbers);
        out.list(tests.get().negative(), data::writeBoolean);
      }
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return bytes.toByteArray();
  }

  /** What is told of it in lists, which stands first. */
  record Outline(List<MistakeText> mistakes, String shown) {
    Outline {
      mistakes = List.copyOf(mistakes);
    }
  }

  /** What was kept, up to the cases. */
  static Outline outline(byte[] bytes) {
    try (DataInputStream data = new DataInputStream(new ByteArrayInputStream(bytes))) {
      PackedIn in = new PackedIn(data);
      in.skipTexts(TEXTS_BEFORE);
      return new Outline(in.list(in::mistake), data.readUTF());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** What was kept. */
  static PackedExercise of(byte[] bytes) {
    try (DataInputStream data = new DataInputStream(new ByteArrayInputStream(bytes))) {
      PackedIn in = new PackedIn(data);
      return new PackedExercise(
          data.readUTF(),
          data.readUTF(),
          data.readUTF(),
          in.list(in::mistake),
          data.readUTF(),
          in.list(in::answered),
          in.list(in::answered),
          in.list(in::answered),
          data.readBoolean()
              ? Optional.of(
                  new Asked(
                      data.readUTF(), data.readDouble(), in.list(in::answered), in.variants()))
              : Optional.empty(),
          data.readBoolean()
              ? Optional.of(
                  new Waiting(
                      in.list(data::readInt),
                      in.list(in::numbers),
                      in.list(in::numbers),
                      in.list(data::readBoolean)))
              : Optional.empty());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
