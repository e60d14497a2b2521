-- To the staff of which courses an author shows a draft; who teaches there no more shows nothing.
CREATE TABLE exercise_share (
  course BIGINT NOT NULL REFERENCES course (id),
  draft  BIGINT NOT NULL REFERENCES exercise_draft (id),
  PRIMARY KEY (course, draft)
);

CREATE INDEX exercise_share_by_draft ON exercise_share (draft);
