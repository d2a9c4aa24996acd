//! What must hold in every database. Each file that includes this says where a fresh one is to be had.

pub mod beats;
pub mod games;
pub mod limits;
pub mod people;
pub mod retention;
pub mod samples;

use orrery_store::GameRow;
use samples::game_name;

/// The tests, each on a fresh database. A function that is not in the list is not used, which is a warning.
macro_rules! suite {
    () => {
        use suite::{beats, games, limits, people, retention};
        suite::suite! {
            games::what_is_stored_is_read_back,
            games::summaries_follow_the_log,
            games::a_game_is_created_once,
            games::only_the_next_place_can_be_written,
            games::of_two_who_write_the_same_place_one_succeeds,
            games::a_thousand_events_at_once,
            games::long_logs_come_in_parts,
            games::the_lobby_has_open_listed_games_newest_first,
            games::the_first_events_and_lengths_of_many_games,
            games::games_of_a_player_in_order,
            games::due_games_in_order_of_their_deadlines,
            games::a_closed_store_says_so,
            games::it_can_be_written,
            people::players_and_their_names,
            people::sessions_are_found_and_revoked,
            people::use_is_noted_once_an_hour,
            people::sessions_are_counted_where_they_are_added,
            limits::what_a_cap_limits_is_counted,
            limits::forty_at_once_do_not_exceed_a_cap,
            limits::games_that_await_somebody,
            retention::idle_games_are_forgotten_with_their_events,
            retention::aborted_games_are_forgotten_after_a_time_of_their_own,
            retention::sessions_that_nobody_uses_are_forgotten,
            retention::players_without_sessions_and_games_are_forgotten,
            beats::beats_are_kept,
            beats::silence_is_an_outage,
            beats::while_another_node_was_alive_no_clock_was_corrected,
            beats::the_last_change_is_that_of_a_game_that_goes_on,
            beats::nodes_that_come_back_at_once_see_one_outage,
            beats::there_is_one_secret,
        }
    };
    ($($module:ident::$name:ident,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                $module::$name(&Place::fresh()).await;
            }
        )*
    };
}
pub(crate) use suite;

/// Which of the sample games these are.
fn numbers(rows: &[GameRow]) -> Vec<u32> {
    let number = |row: &GameRow| (0..100).find(|number| game_name(*number) == row.id).unwrap();
    rows.iter().map(number).collect()
}
