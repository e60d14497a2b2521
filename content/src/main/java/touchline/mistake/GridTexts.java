package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the cells of a grid. */
final class GridTexts {
  private static final String FEWER_QUESTIONS = "robust-and-fast#fewer-questions";

  private GridTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "G1",
            "the cell of the centre only",
            "This is what you get when the circle is written into the cell of its centre"
                + " alone. How would it meet a circle whose centre is in the next cell?"),
        text(
            "G2",
            "toward zero instead of down",
            "This is what you get when the fraction is cut off, also to the left of the"
                + " origin and below it. Are the points half a cell left and half a cell right of"
                + " the origin in one cell?"),
        text(
            "G3",
            "the far border left out",
            "Where the circle reaches exactly to a border, the cell behind it is missing. To"
                + " which cell does the border belong?"),
        text(
            "G4",
            "the size without the place",
            "The number follows from the size of the circle alone. Does it stay the same when"
                + " the circle moves by half a cell?"),
        text(
            "G5",
            "the disk instead of its box",
            "Cells at the corners that the disk itself does not reach are missing. What does"
                + " the method look at, the disk or its bounding box?"),
        text(
            "G6",
            "differences without one more",
            "In each direction there is one cell too few. How many cells are there from"
                + " number 3 to number 4, counting both?"),
        text(
            "G7",
            "the nearest number instead of down",
            "This is what you get by rounding to the nearest number. In which cell does a"
                + " point lie that is three quarters of a cell to the right of the origin?"),
        text(
            "G8",
            "the cell before a border, too",
            "Where the box begins on a border, the cell before it counts, too. To which of"
                + " the two cells does the border belong?"),
        text(
            "G9",
            "borders given to the cell before",
            "This is what you get when each border goes to the cell on its left, or below it."
                + " To which cell does a border belong here?"),
        text(
            "G10",
            "area divided by area",
            "This is what you get when one area is divided by another. Does a cell of which"
                + " the box covers only a corner count less than one that it covers whole?"),
        text(
            "G11",
            "one direction only",
            "This is what you get from one direction only. When the box reaches 2 columns and"
                + " 3 rows, into how many cells is the circle written?"),
        text(
            "G12",
            "columns and rows added",
            "This is what you get when the columns and the rows are added. How many cells"
                + " have 3 columns and 4 rows in common?"),
        text(
            "G13",
            "a box of another size",
            "This is what you get from a box that is not the one around the circle. How far"
                + " is it from the centre to its left side, and how far to its right side?"),
        text(
            "G14",
            "one direction twice",
            "This is what you get when the number of one direction is multiplied by itself."
                + " Does a circle always reach as many rows as columns?"),
        text(
            "G15",
            "nothing below zero",
            "Cells to the left of the origin, or below it, are missing. Which number has the"
                + " cell that comes before number 0?"),
        text(
            "G16",
            "cut off before dividing",
            "This is what you get when metres are made whole before they are divided. What"
                + " becomes of cells that are half a metre wide?"),
        text(
            "G17",
            "cells of one metre",
            "This is what you get when each cell is 1 m wide. In which cell does a point 7 m"
                + " to the right of the origin lie when cells are 3 m wide?"));
  }

  private static MistakeText text(String id, String name, String message) {
    return new MistakeText(id, name, message, FEWER_QUESTIONS);
  }
}
