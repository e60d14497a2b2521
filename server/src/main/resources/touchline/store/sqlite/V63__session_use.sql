-- When a browser that is signed in was last used, to some minutes; null if not since this step.
ALTER TABLE session ADD COLUMN used_at TEXT;
