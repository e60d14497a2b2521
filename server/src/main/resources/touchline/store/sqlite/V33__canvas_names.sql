-- How Canvas names the students and the assignments of a course, so that files go back with its own
-- numbers.
CREATE TABLE canvas_student (
  course  INTEGER NOT NULL REFERENCES course (id),
  account INTEGER NOT NULL REFERENCES account (id),
  -- As it stands in the column Student, such as 'Müller, Anna'.
  name    TEXT    NOT NULL CHECK (length(name) <= 500),
  number  TEXT    NOT NULL CHECK (length(number) <= 100),
  sis_id  TEXT    NOT NULL CHECK (length(sis_id) <= 200),
  PRIMARY KEY (course, account)
) STRICT, WITHOUT ROWID;

CREATE TABLE canvas_column (
  assignment INTEGER NOT NULL PRIMARY KEY REFERENCES assignment (id),
  -- With the number behind the title, such as 'Week 1 (812)'.
  heading    TEXT    NOT NULL CHECK (length(heading) BETWEEN 1 AND 500)
) STRICT;
