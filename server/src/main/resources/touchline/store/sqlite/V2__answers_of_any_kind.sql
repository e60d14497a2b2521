-- An answer of any kind: the text of each field as it was typed, as a JSON array in the order of the
-- form. SQLite cannot change the checks of a table, so a new one takes the rows of the old.
CREATE TABLE answered (
  id              INTEGER PRIMARY KEY,
  learner         INTEGER NOT NULL REFERENCES learner (id),
  exercise        TEXT    NOT NULL CHECK (exercise <> ''),
  content_version TEXT    NOT NULL CHECK (content_version <> ''),
  seed            INTEGER NOT NULL CHECK (seed BETWEEN 1 AND 2147483647),
  purpose         TEXT    NOT NULL CHECK (purpose IN ('practice', 'credit')),
  -- A variant can ask several questions, counted from 0.
  question        INTEGER NOT NULL CHECK (question BETWEEN 0 AND 99),
  -- The longest form is 16 KiB, and JSON may need six characters for one.
  answer          TEXT    NOT NULL CHECK (json_valid(answer) AND length(answer) <= 100000),
  -- How the learner writes decimals: 2.5 or 2,5.
  decimal_mark    TEXT    NOT NULL CHECK (decimal_mark IN ('point', 'comma')),
  mark            REAL    NOT NULL CHECK (mark BETWEEN 0 AND 1),
  outcome         TEXT    NOT NULL CHECK (outcome IN ('right', 'partly', 'wrong')),
  mistakes        TEXT    NOT NULL CHECK (outcome <> 'right' OR mistakes = ''),
  -- Names one showing of the form, so that sending it twice is one attempt; empty if unknown.
  form_key        TEXT    NOT NULL CHECK (length(form_key) <= 64),
  received_at     TEXT    NOT NULL
) STRICT;

INSERT INTO answered (id, learner, exercise, content_version, seed, purpose, question, answer,
  decimal_mark, mark, outcome, mistakes, form_key, received_at)
SELECT id, learner, exercise, content_version, seed, 'practice', 0,
  json_array('(' || trim(raw_x) || ', ' || trim(raw_y) || ')'), 'point',
  CASE outcome WHEN 'right' THEN 1 ELSE 0 END, outcome, mistakes, '', received_at
FROM submission;

DROP TABLE submission;
ALTER TABLE answered RENAME TO submission;

-- A learner's attempts at an exercise, newest first, and their number.
CREATE INDEX submission_by_learner ON submission (learner, exercise, id);

-- The same answer on the same form is the same submission, however often it arrives.
CREATE UNIQUE INDEX submission_by_form ON submission (learner, exercise, form_key, question, answer)
  WHERE form_key <> '';

-- The variant that a learner was given for credit: one an exercise, so that nobody can choose.
CREATE TABLE draw (
  learner         INTEGER NOT NULL REFERENCES learner (id),
  exercise        TEXT    NOT NULL CHECK (exercise <> ''),
  content_version TEXT    NOT NULL CHECK (content_version <> ''),
  seed            INTEGER NOT NULL CHECK (seed BETWEEN 1 AND 2147483647),
  hints           INTEGER NOT NULL DEFAULT 0 CHECK (hints >= 0),
  drawn_at        TEXT    NOT NULL,
  PRIMARY KEY (learner, exercise)
) STRICT;
