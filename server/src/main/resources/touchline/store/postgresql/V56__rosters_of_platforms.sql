-- Somebody on the list of a course of a platform, as it was read last.
CREATE TABLE lti_member (
  context BIGINT NOT NULL REFERENCES lti_context (id),
  account BIGINT NOT NULL REFERENCES account (id),
  subject WORDS   NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  role    WORDS   NOT NULL CHECK (role IN ('student', 'assistant', 'instructor', 'owner')),
  -- When they stood there no longer; null while they do. Here they stay.
  left_at WORDS,
  PRIMARY KEY (context, account)
);

CREATE INDEX lti_member_by_account ON lti_member (account);

-- When the list of a course of a platform is to be read again, and was read last.
CREATE TABLE lti_roster (
  context BIGINT PRIMARY KEY REFERENCES lti_context (id),
  -- In milliseconds, by the clock of the database.
  due_at  BIGINT NOT NULL,
  read_at WORDS,
  -- Why it could not be read since; empty if it could.
  problem WORDS   NOT NULL CHECK (length(problem) <= 500)
);
