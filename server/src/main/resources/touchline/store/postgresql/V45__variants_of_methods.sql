-- In which form a method is asked for: as the lesson prints it, or in one of the forms that it does
-- not print, drawn for each student.
ALTER TABLE assignment_part ADD COLUMN form WORDS NOT NULL DEFAULT 'lesson'
  CHECK (form IN ('lesson', 'variant'));

-- Which form a method was written in; 0 for the lesson's.
ALTER TABLE code_submission ADD COLUMN variant BIGINT NOT NULL DEFAULT 0 CHECK (variant >= 0);
