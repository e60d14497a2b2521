-- A method that a learner handed in. It is stored before it is marked, so it outlives whatever
-- happens to us meanwhile; the verdict is a second step that can be taken again.
CREATE TABLE code_submission (
  id              INTEGER PRIMARY KEY,
  learner         INTEGER NOT NULL REFERENCES learner (id),
  exercise        TEXT    NOT NULL CHECK (exercise <> ''),
  -- What it was handed in to, and then what it was marked by.
  content_version TEXT    NOT NULL CHECK (content_version <> ''),
  source          TEXT    NOT NULL CHECK (length(source) <= 65536),
  source_sha256   TEXT    NOT NULL CHECK (length(source_sha256) = 64),
  -- Draws the hidden cases: by chance, for this submission alone, and never sent to anybody.
  seed            INTEGER NOT NULL,
  -- Names one showing of the form, so that sending it twice is one submission; empty if unknown.
  form_key        TEXT    NOT NULL CHECK (length(form_key) <= 64),
  received_at     TEXT    NOT NULL,
  state           TEXT    NOT NULL CHECK (state IN ('waiting', 'marked')),
  -- The verdict; empty until there is one.
  mark            REAL    CHECK (mark BETWEEN 0 AND 1),
  outcome         TEXT    CHECK (outcome <> ''),
  -- The id of the known mistake, two joined by +; empty if none was recognised.
  mistake         TEXT,
  message         TEXT,
  -- The arguments of a case of our own that fails, as numbers joined by blanks; empty if none.
  counterexample  TEXT,
  -- What the method gives there, in a sentence.
  example         TEXT,
  CHECK ((state = 'marked') = (mark IS NOT NULL AND outcome IS NOT NULL AND mistake IS NOT NULL
    AND message IS NOT NULL AND counterexample IS NOT NULL AND example IS NOT NULL))
) STRICT;

-- A learner's submissions to an exercise, newest first, and their number.
CREATE INDEX code_submission_by_learner ON code_submission (learner, exercise, id);

-- The same source on the same form is the same submission, however often it arrives.
CREATE UNIQUE INDEX code_submission_by_form
  ON code_submission (learner, exercise, form_key, source_sha256) WHERE form_key <> '';

-- What a start of the server has to mark.
CREATE INDEX code_submission_waiting ON code_submission (id) WHERE state = 'waiting';

-- Who may hand in over HTTP. The token is not here, only what it hashes to; a name that was revoked
-- stays, so that it is known whose submissions those were.
CREATE TABLE api_token (
  name         TEXT    NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 80),
  learner      INTEGER NOT NULL UNIQUE REFERENCES learner (id),
  token_sha256 TEXT    NOT NULL UNIQUE CHECK (length(token_sha256) = 64),
  created_at   TEXT    NOT NULL,
  revoked_at   TEXT
) STRICT;
