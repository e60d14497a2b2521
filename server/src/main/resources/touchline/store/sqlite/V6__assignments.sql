-- Work that a course asks for.
CREATE TABLE assignment (
  id           INTEGER PRIMARY KEY,
  course       INTEGER NOT NULL REFERENCES course (id),
  title        TEXT    NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  -- Moments, not wall times: the course's zone is for reading and writing them.
  opens_at     TEXT    NOT NULL,
  due_at       TEXT    NOT NULL CHECK (due_at >= opens_at),
  closes_at    TEXT    NOT NULL CHECK (closes_at >= due_at),
  -- Attempts at each exercise; 0 for any number.
  attempts     INTEGER NOT NULL CHECK (attempts BETWEEN 0 AND 1000),
  counting     TEXT    NOT NULL CHECK (counting IN ('best', 'last', 'average')),
  -- Steps such as '24:80 72:50': up to so many hours late, so many percent are kept. Empty: late
  -- work counts nothing.
  late_policy  TEXT    NOT NULL,
  -- When a student may open the worked solution of their own variant.
  solutions    TEXT    NOT NULL CHECK (solutions IN ('never', 'finished', 'closed')),
  is_published INTEGER NOT NULL CHECK (is_published IN (0, 1)),
  -- Rises with every change, so that who edits an older one is told.
  revision     INTEGER NOT NULL DEFAULT 1 CHECK (revision > 0),
  created_at   TEXT    NOT NULL
) STRICT;

CREATE INDEX assignment_by_course ON assignment (course, due_at, id);

-- An exercise of an assignment.
CREATE TABLE assignment_part (
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  exercise   TEXT    NOT NULL CHECK (exercise <> ''),
  position   INTEGER NOT NULL CHECK (position >= 0),
  points     REAL    NOT NULL CHECK (points > 0 AND points <= 1000),
  PRIMARY KEY (assignment, exercise)
) STRICT, WITHOUT ROWID;

-- More time for one person, for a section, or (neither) for everybody.
CREATE TABLE extension (
  id         INTEGER PRIMARY KEY,
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  account    INTEGER REFERENCES account (id),
  section    TEXT    NOT NULL CHECK (section = '' OR account IS NULL),
  kind       TEXT    NOT NULL CHECK (kind IN ('until', 'by', 'share')),
  -- A moment, a number of minutes, or percent of the time from opening to due.
  value      TEXT    NOT NULL,
  reason     TEXT    NOT NULL CHECK (length(reason) <= 500),
  given_by   INTEGER REFERENCES account (id),
  given_at   TEXT    NOT NULL
) STRICT;

CREATE INDEX extension_by_assignment ON extension (assignment, account);

-- A student's attempt at an exercise of an assignment: a variant of their own that was drawn for it,
-- or a method that was handed in.
CREATE TABLE attempt (
  id              INTEGER PRIMARY KEY,
  assignment      INTEGER NOT NULL,
  exercise        TEXT    NOT NULL,
  account         INTEGER NOT NULL REFERENCES account (id),
  number          INTEGER NOT NULL CHECK (number > 0),
  content_version TEXT    NOT NULL CHECK (content_version <> ''),
  -- Draws the variant; null for a method, whose submission has its own.
  seed            INTEGER CHECK (seed BETWEEN 1 AND 2147483647),
  hints           INTEGER NOT NULL DEFAULT 0 CHECK (hints >= 0),
  started_at      TEXT    NOT NULL,
  FOREIGN KEY (assignment, exercise) REFERENCES assignment_part (assignment, exercise),
  UNIQUE (assignment, account, exercise, number)
) STRICT;

CREATE INDEX attempt_by_account ON attempt (account, assignment);

-- What an attempt was worth after each answer: late answers cannot take away what was earned in
-- time. The mark is from 0 to 1, before anything is taken off for lateness.
CREATE TABLE progress (
  id      INTEGER PRIMARY KEY,
  attempt INTEGER NOT NULL REFERENCES attempt (id),
  at      TEXT    NOT NULL,
  mark    REAL    NOT NULL CHECK (mark BETWEEN 0 AND 1)
) STRICT;

CREATE INDEX progress_by_attempt ON progress (attempt, id);

-- To which attempt an answer or a method belongs; null outside assignments.
ALTER TABLE submission ADD COLUMN attempt INTEGER REFERENCES attempt (id);
ALTER TABLE code_submission ADD COLUMN attempt INTEGER REFERENCES attempt (id);
CREATE INDEX submission_by_attempt ON submission (attempt, id) WHERE attempt IS NOT NULL;
CREATE UNIQUE INDEX code_submission_by_attempt ON code_submission (attempt)
  WHERE attempt IS NOT NULL;

-- How a student stands in an exercise of an assignment. It follows from attempts, progress, schedule
-- and extensions, and is written in the transaction that changes one of them.
CREATE TABLE standing (
  assignment INTEGER NOT NULL,
  account    INTEGER NOT NULL REFERENCES account (id),
  exercise   TEXT    NOT NULL,
  -- The mark that counts, from 0 to 1, after lateness.
  mark       REAL    NOT NULL CHECK (mark BETWEEN 0 AND 1),
  -- The same, had nothing been late.
  raw_mark   REAL    NOT NULL CHECK (raw_mark BETWEEN 0 AND 1),
  attempts   INTEGER NOT NULL CHECK (attempts >= 0),
  -- Seconds between the start of an attempt and its last answer, added up.
  seconds    INTEGER NOT NULL CHECK (seconds >= 0),
  PRIMARY KEY (assignment, account, exercise),
  FOREIGN KEY (assignment, exercise) REFERENCES assignment_part (assignment, exercise)
) STRICT, WITHOUT ROWID;

-- A student's points in an assignment: a cell of the gradebook, as the program works it out.
CREATE TABLE grade (
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  account    INTEGER NOT NULL REFERENCES account (id),
  points     REAL    NOT NULL CHECK (points >= 0),
  -- Whether lateness took something off.
  is_late    INTEGER NOT NULL CHECK (is_late IN (0, 1)),
  last_at    TEXT    NOT NULL,
  PRIMARY KEY (assignment, account)
) STRICT, WITHOUT ROWID;

-- What an instructor decided instead. It stays whatever is marked again.
CREATE TABLE override (
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  account    INTEGER NOT NULL REFERENCES account (id),
  -- Null where the assignment does not count for this student.
  points     REAL    CHECK (points >= 0),
  reason     TEXT    NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  -- For the student to read.
  comment    TEXT    NOT NULL CHECK (length(comment) <= 2000),
  given_by   INTEGER NOT NULL REFERENCES account (id),
  given_at   TEXT    NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (assignment, account)
) STRICT, WITHOUT ROWID;
