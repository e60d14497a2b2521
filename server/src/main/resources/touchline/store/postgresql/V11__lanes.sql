-- In which lane a learner waits: 0 for credit, 1 signed in, 2 without an account.
ALTER TABLE turn ADD COLUMN lane SMALLINT NOT NULL DEFAULT 1 CHECK (lane BETWEEN 0 AND 2);

-- From where the work of somebody without an account came; empty for others.
ALTER TABLE turn ADD COLUMN address WORDS NOT NULL DEFAULT '';

UPDATE turn SET lane = CASE
  WHEN EXISTS (SELECT 1 FROM code_submission WHERE code_submission.learner = turn.learner
    AND state = 'waiting' AND attempt IS NOT NULL) THEN 0
  WHEN EXISTS (SELECT 1 FROM account WHERE account.learner = turn.learner)
    OR EXISTS (SELECT 1 FROM api_token WHERE api_token.learner = turn.learner) THEN 1
  ELSE 2 END;

DROP INDEX turn_by_place;
CREATE INDEX turn_by_place ON turn (lane, since, learner);
CREATE INDEX turn_by_address ON turn (address) WHERE address <> '';

-- When work from an address was last begun, so that addresses take turns. Moments are milliseconds
-- since 1970, by the clock of the database; those of an hour ago are deleted.
CREATE TABLE anonymous_turn (
  address   WORDS NOT NULL PRIMARY KEY,
  served_at BIGINT NOT NULL
);

-- How many bytes were kept on a day for people without an account, by the address they came from;
-- all together under the empty address. Days that are over are deleted.
CREATE TABLE anonymous_bytes (
  day     WORDS  NOT NULL,
  address WORDS  NOT NULL,
  bytes   BIGINT NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (day, address)
);

-- What is too old is deleted at each attempt.
CREATE INDEX failed_sign_in_by_time ON failed_sign_in (last_at);
