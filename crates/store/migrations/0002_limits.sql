-- Additive, so that nodes of the version before go on beside those of this one.

-- Whether a game ended without having been played, and a hash of where an open one was set up from.
ALTER TABLE game ADD COLUMN aborted BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE game ADD COLUMN origin TEXT;
CREATE INDEX game_aborted ON game (changed) WHERE aborted;
CREATE INDEX game_origin ON game (origin) WHERE origin IS NOT NULL;

-- What retention looks for.
CREATE INDEX session_seen ON session (seen);
CREATE INDEX player_created ON player (created);

-- One row with random bytes in hexadecimal digits that all nodes share.
CREATE TABLE secret (
    id    BIGINT NOT NULL PRIMARY KEY,
    value TEXT   NOT NULL
);
