-- A link with which a platform registers itself, once.
CREATE TABLE lti_registration (
  secret_sha256 TEXT    PRIMARY KEY CHECK (length(secret_sha256) = 64),
  made_by       INTEGER NOT NULL REFERENCES account (id),
  expires_at    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
