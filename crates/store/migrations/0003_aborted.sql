-- Games that were aborted before there was a column for it. Not in the file before, because PostgreSQL lets nobody read a
-- table from when it gets a column until the transaction ends, and this may take a while.
UPDATE game SET aborted = TRUE
WHERE status = 'over' AND EXISTS (
    SELECT 1 FROM event
    WHERE event.game = game.id AND event.seq = game.seq
      AND event.body LIKE '%"type":"ended"%' AND event.body LIKE '%"reason":"aborted"%'
);
