-- When the last backup was made, in milliseconds: whoever watches the site wants to know its age.
CREATE TABLE last_backup (
  id      BIGINT PRIMARY KEY CHECK (id = 1),
  made_at BIGINT NOT NULL
);
