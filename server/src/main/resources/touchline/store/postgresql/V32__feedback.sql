-- What people say about a student's exercise, or, with no exercise, about all of an assignment: a
-- comment, and points in the place of those that the program worked out.
CREATE TABLE feedback (
  assignment BIGINT NOT NULL REFERENCES assignment (id),
  account    BIGINT NOT NULL REFERENCES account (id),
  exercise   WORDS NOT NULL,
  -- Null where the program's points stand.
  points     DOUBLE PRECISION CHECK (points IS NULL OR (points >= 0 AND exercise <> '')),
  -- For the student to read.
  comment    WORDS NOT NULL CHECK (length(comment) <= 2000),
  -- For staff.
  reason     WORDS NOT NULL CHECK (length(reason) <= 500),
  given_by   BIGINT NOT NULL REFERENCES account (id),
  given_at   WORDS NOT NULL,
  revision   BIGINT NOT NULL CHECK (revision > 0),
  PRIMARY KEY (assignment, account, exercise)
);

-- More attempts at each exercise of an assignment for one person.
CREATE TABLE extra_attempts (
  assignment BIGINT NOT NULL REFERENCES assignment (id),
  account    BIGINT NOT NULL REFERENCES account (id),
  more       BIGINT NOT NULL CHECK (more BETWEEN 1 AND 1000),
  given_by   BIGINT NOT NULL REFERENCES account (id),
  given_at   WORDS NOT NULL,
  PRIMARY KEY (assignment, account)
);

-- Whether students see no points of it, and no comments, until they are released.
ALTER TABLE assignment ADD COLUMN is_held SMALLINT NOT NULL DEFAULT 0 CHECK (is_held IN (0, 1));
