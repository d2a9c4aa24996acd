-- Read by SQLite and PostgreSQL alike. Times are milliseconds since 1970; names and JSON are text.

CREATE TABLE player (
    id      TEXT   NOT NULL PRIMARY KEY,
    name    TEXT   NOT NULL,
    created BIGINT NOT NULL
);

-- Of a secret only its SHA-256 is kept.
CREATE TABLE session (
    hash    TEXT   NOT NULL PRIMARY KEY,
    player  TEXT   NOT NULL REFERENCES player (id),
    kind    TEXT   NOT NULL,
    label   TEXT   NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
);
CREATE INDEX session_player ON session (player);

-- What the log of a game comes to, so that games can be found without reading logs. Players are named without a
-- reference: nothing in a summary may keep an event from being stored.
CREATE TABLE game (
    id       TEXT    NOT NULL PRIMARY KEY,
    config   TEXT    NOT NULL,
    status   TEXT    NOT NULL,
    listed   BOOLEAN NOT NULL,
    seat_key TEXT,
    creator  TEXT    NOT NULL,
    seat_0   TEXT,
    seat_1   TEXT,
    to_act   BIGINT,
    created  BIGINT  NOT NULL,
    changed  BIGINT  NOT NULL,
    deadline BIGINT,
    seq      BIGINT  NOT NULL
);
CREATE INDEX game_creator ON game (creator);
CREATE INDEX game_seat_0 ON game (seat_0);
CREATE INDEX game_seat_1 ON game (seat_1);
CREATE INDEX game_lobby ON game (created) WHERE listed AND status = 'open';
CREATE INDEX game_due ON game (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX game_idle ON game (changed) WHERE status <> 'over';

-- The truth. That a place in a log is taken once only is what decides between nodes that write at the same time.
CREATE TABLE event (
    game TEXT   NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq  BIGINT NOT NULL,
    link TEXT   NOT NULL,
    body TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
);

-- When each node was last alive, and when none was.
CREATE TABLE beat (
    node TEXT   NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL
);
CREATE TABLE outage (
    since BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- One row that is written to find out whether anything can be.
CREATE TABLE probe (
    id    BIGINT NOT NULL PRIMARY KEY,
    times BIGINT NOT NULL
);
