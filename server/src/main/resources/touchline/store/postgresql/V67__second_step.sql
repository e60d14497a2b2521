-- What makes the codes that somebody types after their password. Whoever has it makes them, too.
CREATE TABLE second_step (
  account   BIGINT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- In base32, as apps take it.
  key       WORDS NOT NULL CHECK (length(key) = 32),
  -- Since when codes are asked for; null while its owner has not shown one yet.
  since_at  WORDS,
  -- The half minute of the last code that was taken: each is taken once.
  last_step BIGINT NOT NULL
);

-- For who has lost what makes the codes; each works once.
CREATE TABLE recovery_code (
  account     BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  code_sha256 WORDS NOT NULL CHECK (length(code_sha256) = 64),
  PRIMARY KEY (account, code_sha256)
);

-- Who has typed their password and no code yet.
CREATE TABLE first_step (
  pass_sha256 WORDS PRIMARY KEY CHECK (length(pass_sha256) = 64),
  account     BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  expires_at  WORDS NOT NULL
);

CREATE INDEX first_step_by_end ON first_step (expires_at);
CREATE INDEX first_step_by_account ON first_step (account);
