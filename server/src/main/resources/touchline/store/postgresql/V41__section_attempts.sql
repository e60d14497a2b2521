-- More attempts at each exercise of an assignment for everybody in a section.
CREATE TABLE section_attempts (
  assignment BIGINT NOT NULL REFERENCES assignment (id),
  section    WORDS  NOT NULL CHECK (length(section) BETWEEN 1 AND 100),
  more       BIGINT NOT NULL CHECK (more BETWEEN 1 AND 1000),
  given_by   BIGINT NOT NULL REFERENCES account (id),
  given_at   WORDS  NOT NULL,
  PRIMARY KEY (assignment, section)
);
