-- Who was taken out of a course. What they did there stays, and is theirs to export.
CREATE TABLE former_member (
  course       BIGINT  NOT NULL REFERENCES course (id),
  account      BIGINT  NOT NULL REFERENCES account (id),
  role         WORDS   NOT NULL CHECK (role IN ('student', 'assistant', 'instructor', 'owner')),
  section      WORDS   NOT NULL CHECK (length(section) <= 100),
  joined_at    WORDS   NOT NULL,
  taken_out_at WORDS   NOT NULL,
  PRIMARY KEY (course, account)
);

CREATE INDEX former_member_by_account ON former_member (account, course);
