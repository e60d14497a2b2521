-- Marking again what was handed in to a course: first only to look at, then, if somebody wants it,
-- applied. The rows say how far that is, so that it goes on after a crash where it was.
CREATE TABLE remark (
  id              INTEGER PRIMARY KEY,
  course          INTEGER NOT NULL REFERENCES course (id),
  -- Null for all assignments of the course.
  assignment      INTEGER REFERENCES assignment (id),
  -- Empty for all exercises.
  exercise        TEXT    NOT NULL,
  -- What it is marked by.
  content_version TEXT    NOT NULL CHECK (content_version <> ''),
  state           TEXT    NOT NULL
    CHECK (state IN ('marking', 'shown', 'applying', 'done', 'cancelled')),
  -- Which of the new marks count; empty before somebody decided.
  way             TEXT    NOT NULL DEFAULT '' CHECK (way IN ('', 'highest', 'replace', 'only-up')),
  asked_by        INTEGER NOT NULL REFERENCES account (id),
  asked_at        TEXT    NOT NULL,
  applied_by      INTEGER REFERENCES account (id),
  applied_at      TEXT,
  -- Names the worker that is at it, and until when it is theirs, in milliseconds since 1970 by the
  -- clock of the database. One that lives renews it, and who was away longer lost it.
  worker          TEXT    NOT NULL DEFAULT '',
  leased_until    INTEGER NOT NULL DEFAULT 0,
  CHECK ((way = '') = (applied_by IS NULL) AND (way = '') = (applied_at IS NULL))
) STRICT;

CREATE INDEX remark_by_course ON remark (course, id);
CREATE INDEX remark_unfinished ON remark (id) WHERE state IN ('marking', 'applying');

-- A student whose answers are marked again, and what that does to their points in an assignment.
CREATE TABLE remark_student (
  remark     INTEGER NOT NULL REFERENCES remark (id),
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  account    INTEGER NOT NULL REFERENCES account (id),
  -- Lost: it could not be done through a fault of ours. Kept: the points would have fallen.
  -- Meanwhile: somebody else changed the same marks.
  state      TEXT    NOT NULL
    CHECK (state IN ('waiting', 'marked', 'lost', 'applied', 'kept', 'meanwhile')),
  failures   INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
  try_at     INTEGER NOT NULL DEFAULT 0,
  -- Answers that were marked again; those with a higher and with a lower mark than before; those
  -- whose exercise is gone.
  answers    INTEGER NOT NULL DEFAULT 0 CHECK (answers >= 0),
  up         INTEGER NOT NULL DEFAULT 0 CHECK (up >= 0),
  down       INTEGER NOT NULL DEFAULT 0 CHECK (down >= 0),
  gone       INTEGER NOT NULL DEFAULT 0 CHECK (gone >= 0),
  -- Points as they were, with every new mark, and with the higher mark of each answer.
  points     REAL    NOT NULL DEFAULT 0 CHECK (points >= 0),
  replaced   REAL    NOT NULL DEFAULT 0 CHECK (replaced >= 0),
  highest    REAL    NOT NULL DEFAULT 0 CHECK (highest >= 0),
  -- What they became, once it was applied.
  given      REAL    CHECK (given >= 0),
  PRIMARY KEY (remark, assignment, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX remark_student_by_state ON remark_student (remark, state, assignment, account);

-- An answer or a method that is marked differently now.
CREATE TABLE remark_row (
  id              INTEGER PRIMARY KEY,
  remark          INTEGER NOT NULL,
  assignment      INTEGER NOT NULL,
  account         INTEGER NOT NULL,
  submission      INTEGER REFERENCES submission (id),
  code_submission INTEGER REFERENCES code_submission (id),
  -- What its attempt was worth after it; null for a method that never ran.
  progress        INTEGER REFERENCES progress (id),
  before_version  TEXT    NOT NULL,
  before_mark     REAL    NOT NULL CHECK (before_mark BETWEEN 0 AND 1),
  before_outcome  TEXT    NOT NULL,
  before_mistakes TEXT    NOT NULL,
  before_worth    REAL    CHECK (before_worth BETWEEN 0 AND 1),
  after_mark      REAL    NOT NULL CHECK (after_mark BETWEEN 0 AND 1),
  after_outcome   TEXT    NOT NULL,
  after_mistakes  TEXT    NOT NULL,
  after_worth     REAL    CHECK (after_worth BETWEEN 0 AND 1),
  -- Of a method, as with its verdict.
  message         TEXT    NOT NULL,
  counterexample  TEXT    NOT NULL,
  example         TEXT    NOT NULL,
  -- The mark that it got, once it was applied.
  given_mark      REAL    CHECK (given_mark BETWEEN 0 AND 1),
  FOREIGN KEY (remark, assignment, account)
    REFERENCES remark_student (remark, assignment, account),
  CHECK ((submission IS NULL) <> (code_submission IS NULL))
) STRICT;

CREATE INDEX remark_row_by_student ON remark_row (remark, assignment, account, id);
CREATE INDEX remark_row_by_submission ON remark_row (submission, id)
  WHERE submission IS NOT NULL;
CREATE INDEX remark_row_by_method ON remark_row (code_submission, id)
  WHERE code_submission IS NOT NULL;

-- How many hints had been given by then, so that what it was worth can be worked out again; null
-- for those of earlier versions.
ALTER TABLE progress ADD COLUMN hints INTEGER CHECK (hints >= 0);

-- What the receipt says, where it was marked again since: the first mark and what gave it.
ALTER TABLE submission ADD COLUMN first_mark REAL CHECK (first_mark BETWEEN 0 AND 1);
ALTER TABLE submission ADD COLUMN first_version TEXT;
ALTER TABLE code_submission ADD COLUMN first_mark REAL CHECK (first_mark BETWEEN 0 AND 1);
ALTER TABLE code_submission ADD COLUMN first_outcome TEXT;
ALTER TABLE code_submission ADD COLUMN first_version TEXT;
