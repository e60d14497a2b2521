-- To the staff of which courses an author shows a draft; who teaches there no more shows nothing.
CREATE TABLE exercise_share (
  course INTEGER NOT NULL REFERENCES course (id),
  draft  INTEGER NOT NULL REFERENCES exercise_draft (id),
  PRIMARY KEY (course, draft)
) STRICT, WITHOUT ROWID;

CREATE INDEX exercise_share_by_draft ON exercise_share (draft);
