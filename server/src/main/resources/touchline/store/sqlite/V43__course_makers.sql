-- 1 where an administrator lets somebody make courses.
ALTER TABLE account ADD COLUMN makes_courses INTEGER NOT NULL DEFAULT 0
  CHECK (makes_courses IN (0, 1));
