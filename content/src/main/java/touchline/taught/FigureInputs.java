package touchline.taught;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets figures run a method, under the name of its class and its tag. The build makes their table
 * of functions from this mark ({@code touchline.weave.FunctionTableWriter}).
 *
 * <p>It stands above the tag, so that no lesson prints it.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
@interface FigureInputs {
  /**
   * Kind and name of what an author gives, in order: {@code circle circle, number width > 0}.
   *
   * <p>A parameter is given the input of its name. A segment is given the next two points or, if
   * there are none, the next of the inputs that are {@code segments}. {@code > 0} is for numbers
   * that the method refuses otherwise.
   */
  String value();

  /** The tag of an overloaded method; of any other it is the method's name. */
  String tag() default "";
}
