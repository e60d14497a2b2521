-- A link with which a platform registers itself, once.
CREATE TABLE lti_registration (
  secret_sha256 WORDS  PRIMARY KEY CHECK (length(secret_sha256) = 64),
  made_by       BIGINT NOT NULL REFERENCES account (id),
  expires_at    WORDS  NOT NULL
);
