-- When the points of an assignment that were held back were released; null where they never were.
ALTER TABLE assignment ADD COLUMN released_at WORDS;
