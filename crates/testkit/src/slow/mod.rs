//! The slow, obviously right generators: one file a game, written from the rules files alone.
