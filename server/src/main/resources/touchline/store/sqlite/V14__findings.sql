-- What a page shows of a verdict on a method: the cases shown, what the compiler said, and the steps
-- in the case that tells most, packed by the program. Null for those of earlier versions, which are
-- shown without.
ALTER TABLE code_submission ADD COLUMN findings BLOB;

-- The same, with a verdict that is looked at before it counts.
ALTER TABLE remark_row ADD COLUMN findings BLOB;
