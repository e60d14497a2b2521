-- How Canvas names the students and the assignments of a course, so that files go back with its own
-- numbers.
CREATE TABLE canvas_student (
  course  BIGINT NOT NULL REFERENCES course (id),
  account BIGINT NOT NULL REFERENCES account (id),
  -- As it stands in the column Student, such as 'Müller, Anna'.
  name    WORDS NOT NULL CHECK (length(name) <= 500),
  number  WORDS NOT NULL CHECK (length(number) <= 100),
  sis_id  WORDS NOT NULL CHECK (length(sis_id) <= 200),
  PRIMARY KEY (course, account)
);

CREATE TABLE canvas_column (
  assignment BIGINT NOT NULL PRIMARY KEY REFERENCES assignment (id),
  -- With the number behind the title, such as 'Week 1 (812)'.
  heading    WORDS NOT NULL CHECK (length(heading) BETWEEN 1 AND 500)
);
