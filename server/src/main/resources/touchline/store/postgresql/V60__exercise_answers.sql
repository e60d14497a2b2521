-- What the programs of an instructor's exercise answered when they ran once, by the contents of its
-- folder: methods are marked by these, and never by running the author's programs again.
CREATE TABLE exercise_answers (
  folder_sha256 WORDS PRIMARY KEY CHECK (length(folder_sha256) = 64),
  answers       BYTEA NOT NULL,
  made_at       WORDS NOT NULL
);
