package touchline.mistake;

import java.util.List;

/** What is said about mistakes in calculating with vectors. */
final class VectorTexts {
  private static final String FROM_ONE_POINT_TO_ANOTHER = "vectors#from-one-point-to-another";
  private static final String HOW_LONG = "vectors#how-long";
  private static final String A_DIRECTION_AND_NOTHING_ELSE = "vectors#a-direction-and-nothing-else";
  private static final String THE_DOT_PRODUCT = "vectors#the-dot-product";
  private static final String THE_SHADOW = "vectors#the-shadow-of-one-vector-on-another";

  private VectorTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "A01",
            "the difference is taken backwards",
            "This vector leads from b to a. From which point should the way start, and which"
                + " of the two is then subtracted?",
            FROM_ONE_POINT_TO_ANOTHER),
        text(
            "A02",
            "added instead of subtracted",
            "This is what you get when the two points are added. Where would their sum be if"
                + " you moved both points a metre to the right?",
            FROM_ONE_POINT_TO_ANOTHER),
        text(
            "A03",
            "the coordinates are swapped",
            "Both numbers are right, and each stands in the other's place. Which of them says how"
                + " far it is to the right?",
            FROM_ONE_POINT_TO_ANOTHER),
        text(
            "A04",
            "the signs are dropped",
            "Your numbers have the right sizes, but no signs. Does the way lead to the right or to"
                + " the left, up or down?",
            FROM_ONE_POINT_TO_ANOTHER),
        text(
            "A05",
            "the root is not taken",
            "This is what you get from the square of the distance, in square metres. What has"
                + " to be done to it before it is a distance?",
            HOW_LONG),
        text(
            "A06",
            "the sides are added",
            "This is what you get by going along one side of the right triangle and then"
                + " along the other. How long is the third side, straight across?",
            HOW_LONG),
        text(
            "A07",
            "measured from the origin",
            "That is how far b is from the origin. Which difference leads from a to b?",
            FROM_ONE_POINT_TO_ANOTHER),
        text(
            "A08",
            "the squares are subtracted",
            "This is what you get when one square is taken from the other. Which two sides of"
                + " the right triangle do you know, and which one is asked for?",
            HOW_LONG),
        text(
            "A09",
            "not divided by the length",
            "This is the whole way from a to b. By what do you divide it, so that its length"
                + " becomes 1?",
            A_DIRECTION_AND_NOTHING_ELSE),
        text(
            "A10",
            "divided by the square of the length",
            "The direction is right, but the vector is not 1 long. Must the way be divided by"
                + " its length, or by the square of its length?",
            A_DIRECTION_AND_NOTHING_ELSE),
        text(
            "A11",
            "divided by the larger coordinate",
            "This is what you get when the way is divided by its larger coordinate, which"
                + " becomes 1 or -1. How long is such a vector if its other coordinate is not 0?",
            A_DIRECTION_AND_NOTHING_ELSE),
        text(
            "A12",
            "turned by a quarter of a circle",
            "This vector has length 1, but it stands at a right angle to the way. Which"
                + " coordinate belongs in front, and with which sign?",
            A_DIRECTION_AND_NOTHING_ELSE),
        text(
            "A13",
            "the cross product instead of the dot product",
            "This is what you get from the difference of two products of an x and a y, which"
                + " tells how far one vector is turned from the other. Which products make up the"
                + " dot product?",
            THE_DOT_PRODUCT),
        text(
            "A14",
            "x is multiplied by y",
            "This is what you get when each x is multiplied by the other vector's y. Which"
                + " coordinates belong together in a dot product?",
            THE_DOT_PRODUCT),
        text(
            "A15",
            "the products are subtracted",
            "This is what you get from the difference of the two right products. What does"
                + " the dot product do with them?",
            THE_DOT_PRODUCT),
        text(
            "A16",
            "the lengths are multiplied",
            "This is what you get from the product of the two lengths, which is the dot"
                + " product of vectors that point the same way. Do these two?",
            THE_DOT_PRODUCT),
        text(
            "A17",
            "the minus sign is dropped",
            "This is what you get when the sign of the dot product is dropped. What does it"
                + " mean for two vectors when their dot product is negative?",
            THE_DOT_PRODUCT),
        text(
            "A18",
            "the dot product is not divided",
            "The dot product is the length of the shadow times the length of w, and this is"
                + " what you get when it is used as it is. By what do you divide to get metres along"
                + " w?",
            THE_SHADOW),
        text(
            "A19",
            "divided by the length of the wrong vector",
            "This is what you get by dividing by the length of v. Onto which of the two"
                + " vectors does the shadow fall?",
            THE_SHADOW),
        text(
            "A20",
            "divided by the length once too often",
            "This is what you get by dividing by the length of w once too often, which leaves"
                + " a share of w instead of metres. How many metres long is the shadow?",
            THE_SHADOW),
        text(
            "A21",
            "the length of w is divided out only once",
            "This vector is the shadow times the length of w. Is the dot product divided by"
                + " that length, and is the vector that is multiplied one metre long?",
            THE_SHADOW),
        text(
            "A22",
            "the wrong vector is projected",
            "This vector lies along v: it is the shadow of w. Which of the two should cast"
                + " the shadow?",
            THE_SHADOW),
        text(
            "A23",
            "the part across instead of the part along",
            "This is what is left of v without its shadow, or the opposite of that, and it is"
                + " at right angles to w. Which of the two parts of v was asked for?",
            THE_SHADOW),
        text(
            "A24",
            "a vector without a direction",
            "When w is the zero vector no vector comes out, as when something is divided by a"
                + " length of 0. What does our rule give back then?",
            A_DIRECTION_AND_NOTHING_ELSE),
        text(
            "A25",
            "the shadow is laid along v",
            "This vector lies along v. Along which of the two vectors does the shadow of v on"
                + " w lie?",
            THE_SHADOW),
        text(
            "A26",
            "the shadow is cut off",
            "This shadow never reaches beyond an end of w. May v reach farther than w is"
                + " long, or back behind its start?",
            THE_SHADOW),
        text(
            "A27",
            "a number is made whole",
            "This is what you get when a number is rounded or cut to a whole one on the way."
                + " Which type keeps what stands after the point?",
            THE_SHADOW),
        text(
            "A28",
            "the direction without the length",
            "This vector points along w and is one metre long, whatever v is. How many metres"
                + " does v reach along w?",
            THE_SHADOW),
        text(
            "A29",
            "the two products are not added",
            "This is what you get when each coordinate of v is multiplied by that of w and"
                + " goes into the answer by itself. How many numbers does a dot product give?",
            THE_DOT_PRODUCT));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
