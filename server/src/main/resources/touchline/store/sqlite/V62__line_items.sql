-- A column for marks that this site makes in a learning platform, for a link that came without one:
-- one for each assignment of a course there, however many servers and tries there are.
CREATE TABLE lti_item (
  id         INTEGER PRIMARY KEY,
  context    INTEGER NOT NULL REFERENCES lti_context (id),
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  link       INTEGER NOT NULL REFERENCES lti_link (id),
  -- Its address; empty until it is made.
  line_item  TEXT    NOT NULL CHECK (length(line_item) <= 1000),
  -- In milliseconds, by the clock of the database: not before then.
  try_at     INTEGER NOT NULL,
  -- Why it could not be made; empty if nothing is known against it.
  problem    TEXT    NOT NULL CHECK (length(problem) <= 500),
  UNIQUE (context, assignment)
) STRICT;

CREATE INDEX lti_item_by_link ON lti_item (link);
CREATE INDEX lti_item_by_assignment ON lti_item (assignment);
CREATE INDEX lti_item_due ON lti_item (try_at, id) WHERE line_item = '';
