-- 1 where an administrator lets somebody make courses.
ALTER TABLE account ADD COLUMN makes_courses SMALLINT NOT NULL DEFAULT 0
  CHECK (makes_courses IN (0, 1));
