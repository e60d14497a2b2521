-- Seeds for credit are beyond those of practice, which end at 2147483647, and mean nothing without
-- the site's key.
ALTER TABLE draw DROP CONSTRAINT draw_seed_check, ADD CONSTRAINT draw_seed_check CHECK (seed > 0);
ALTER TABLE attempt DROP CONSTRAINT attempt_seed_check,
  ADD CONSTRAINT attempt_seed_check CHECK (seed > 0);
ALTER TABLE submission DROP CONSTRAINT submission_seed_check,
  ADD CONSTRAINT submission_seed_check CHECK (seed > 0);
