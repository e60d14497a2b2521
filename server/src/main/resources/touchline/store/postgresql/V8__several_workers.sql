-- The learners whose methods wait to be marked: they take turns with one each, whichever process
-- marks it. Moments here are milliseconds since 1970, by the clock of the database.
CREATE TABLE turn (
  learner      BIGINT PRIMARY KEY REFERENCES learner (id),
  -- Their place in the line: when they joined it, or when their last turn ended.
  since        BIGINT NOT NULL,
  -- Names the turn that a worker has begun; empty if none has.
  worker       WORDS NOT NULL DEFAULT '',
  -- Until when it is theirs. A worker that lives renews it, and who was away longer lost it.
  leased_until BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX turn_by_place ON turn (since, learner);

-- How often a method could not be marked through a fault of ours, and when it is tried again.
ALTER TABLE code_submission ADD COLUMN failures BIGINT NOT NULL DEFAULT 0;
ALTER TABLE code_submission ADD COLUMN try_at BIGINT NOT NULL DEFAULT 0;

DROP INDEX code_submission_waiting;
CREATE INDEX code_submission_waiting ON code_submission (learner, id) WHERE state = 'waiting';

INSERT INTO turn (learner, since)
SELECT learner, min(id) FROM code_submission WHERE state = 'waiting' GROUP BY learner;

-- What only the site knows, such as the key that signs its receipts.
CREATE TABLE secret (
  name  WORDS NOT NULL PRIMARY KEY,
  value BYTEA NOT NULL
);
