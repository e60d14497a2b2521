-- What became of the last try to make a column for marks, which staff read, and who is just making
-- it: somebody who asks for another try must not make a second server begin.
ALTER TABLE lti_item ADD COLUMN leased_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE lti_item ADD COLUMN failures BIGINT NOT NULL DEFAULT 0 CHECK (failures >= 0);
-- As the platform answered; 0 if it did not.
ALTER TABLE lti_item ADD COLUMN status BIGINT NOT NULL DEFAULT 0;
ALTER TABLE lti_item ADD COLUMN tried_at WORDS;
