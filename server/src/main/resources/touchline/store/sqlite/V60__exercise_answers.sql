-- What the programs of an instructor's exercise answered when they ran once, by the contents of its
-- folder: methods are marked by these, and never by running the author's programs again.
CREATE TABLE exercise_answers (
  folder_sha256 TEXT PRIMARY KEY CHECK (length(folder_sha256) = 64),
  answers       BLOB NOT NULL,
  made_at       TEXT NOT NULL
);
