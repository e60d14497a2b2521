-- A learning platform in which this site is registered, once for each registration.
CREATE TABLE lti_platform (
  id         INTEGER PRIMARY KEY,
  name       TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  issuer     TEXT    NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
  client     TEXT    NOT NULL CHECK (length(client) BETWEEN 1 AND 500),
  -- Addresses: where a launch is authorised, where tokens are fetched, where its keys lie.
  authorises TEXT    NOT NULL CHECK (length(authorises) BETWEEN 1 AND 1000),
  tokens     TEXT    NOT NULL CHECK (length(tokens) BETWEEN 1 AND 1000),
  key_set    TEXT    NOT NULL CHECK (length(key_set) BETWEEN 1 AND 1000),
  -- To whom requests for tokens are addressed; empty where that is the address of the tokens.
  audience   TEXT    NOT NULL CHECK (length(audience) <= 1000),
  -- Origins whose pages may frame the pages for launches, with blanks between.
  frames     TEXT    NOT NULL CHECK (length(frames) <= 1000),
  added_by   INTEGER REFERENCES account (id),
  added_at   TEXT    NOT NULL,
  UNIQUE (issuer, client)
) STRICT;

-- The places of a platform from which launches are taken.
CREATE TABLE lti_deployment (
  platform   INTEGER NOT NULL REFERENCES lti_platform (id),
  deployment TEXT    NOT NULL CHECK (length(deployment) BETWEEN 1 AND 255),
  PRIMARY KEY (platform, deployment)
) STRICT, WITHOUT ROWID;

-- The keys with which this site signs for platforms. A new one is published before it signs, and
-- the one before it for a while after.
CREATE TABLE lti_key (
  kid      TEXT PRIMARY KEY CHECK (length(kid) BETWEEN 1 AND 100),
  -- As a JSON Web Key, with its private part.
  jwk      TEXT NOT NULL,
  signs_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A course of a platform, and the course here that it leads to.
CREATE TABLE lti_context (
  id          INTEGER PRIMARY KEY,
  platform    INTEGER NOT NULL REFERENCES lti_platform (id),
  deployment  TEXT    NOT NULL CHECK (length(deployment) BETWEEN 1 AND 255),
  context     TEXT    NOT NULL CHECK (length(context) BETWEEN 1 AND 255),
  title       TEXT    NOT NULL CHECK (length(title) <= 200),
  course      INTEGER NOT NULL REFERENCES course (id),
  -- Address of the list of its members; empty where the platform offers none.
  memberships TEXT    NOT NULL CHECK (length(memberships) <= 1000),
  -- Address of its line items, and what may be done there, with blanks between; empty for none.
  line_items  TEXT    NOT NULL CHECK (length(line_items) <= 1000),
  scopes      TEXT    NOT NULL CHECK (length(scopes) <= 1000),
  UNIQUE (platform, deployment, context)
) STRICT;

CREATE INDEX lti_context_by_course ON lti_context (course);

-- A link that stands in a course of a platform.
CREATE TABLE lti_link (
  id         INTEGER PRIMARY KEY,
  context    INTEGER NOT NULL REFERENCES lti_context (id),
  resource   TEXT    NOT NULL CHECK (length(resource) BETWEEN 1 AND 255),
  title      TEXT    NOT NULL CHECK (length(title) <= 200),
  -- What it leads to, such as lesson/closest-point, exercise/closest-point/find-it, assignment/7.
  target     TEXT    NOT NULL CHECK (length(target) BETWEEN 1 AND 200),
  assignment INTEGER REFERENCES assignment (id),
  -- Address of its line item, to which marks go; empty for none.
  line_item  TEXT    NOT NULL CHECK (length(line_item) <= 1000),
  UNIQUE (context, resource)
) STRICT;

CREATE INDEX lti_link_by_assignment ON lti_link (assignment) WHERE assignment IS NOT NULL;

-- Who comes from outside, by whoever vouches for them; never by a mail address.
CREATE TABLE outside_account (
  issuer  TEXT    NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
  subject TEXT    NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  account INTEGER NOT NULL REFERENCES account (id),
  PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX outside_account_by_account ON outside_account (account);

-- A launch that was begun: what must come back, once, and to the same browser.
CREATE TABLE lti_login (
  state_sha256   TEXT    PRIMARY KEY CHECK (length(state_sha256) = 64),
  nonce_sha256   TEXT    NOT NULL CHECK (length(nonce_sha256) = 64),
  browser_sha256 TEXT    NOT NULL CHECK (length(browser_sha256) = 64),
  platform       INTEGER NOT NULL REFERENCES lti_platform (id),
  target         TEXT    NOT NULL CHECK (length(target) <= 1000),
  -- The frame of the platform that keeps what the browser may not; empty where it offers none.
  storage        TEXT    NOT NULL CHECK (length(storage) <= 200),
  expires_at     TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX lti_login_by_end ON lti_login (expires_at);
