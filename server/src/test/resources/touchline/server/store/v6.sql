-- What the sixth version came with.
INSERT INTO assignment VALUES (1, 1, 'First sheet', '2026-02-01T00:00:00Z', '2026-02-08T00:00:00Z', '2026-02-09T00:00:00Z', 3, 'best', '24:80', 'closed', 1, 4, '2026-01-06T00:00:00Z');
INSERT INTO assignment_part VALUES (1, 'closest-point/find-it', 0, 2.5);
INSERT INTO extension VALUES (1, 1, 2, '', 'by', '60', 'ill', 1, '2026-02-08T00:00:00Z');
INSERT INTO attempt VALUES (1, 1, 'closest-point/find-it', 2, 1, 'v1', 77, 0, '2026-02-02T00:00:00Z');
INSERT INTO progress VALUES (1, 1, '2026-02-02T00:01:00Z', 0.5);
INSERT INTO standing VALUES (1, 2, 'closest-point/find-it', 0.5, 0.5, 1, 60);
INSERT INTO grade VALUES (1, 2, 1.25, 0, '2026-02-02T00:01:00Z');
INSERT INTO override VALUES (1, 2, NULL, 'ill', '', 1, '2026-02-10T00:00:00Z', 1);
