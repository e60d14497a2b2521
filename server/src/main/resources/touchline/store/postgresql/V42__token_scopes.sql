-- What may be done with a token, as names with blanks between; null for those that were made before
-- there were scopes, with which everything may be done that their owner may do.
ALTER TABLE account_token ADD COLUMN scopes WORDS CHECK (length(scopes) BETWEEN 1 AND 500);
