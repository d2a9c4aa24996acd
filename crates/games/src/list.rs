//! The list of games: the one place that a further game is added to. Everything that exists once for each game is made
//! from it by a macro, here and in the crates above.

/// Calls a macro with the list of games, after whatever else it is to be given: for each game the name of its type, which
/// is that of its variants too, and of its rules crate, which is what configs call it.
/// `for_each_game!(show!(1 + 1))` becomes `show! { (1 + 1) Yinsh yinsh, Lyngk lyngk, … }`.
#[macro_export]
macro_rules! for_each_game {
    (@list [$($callback:tt)+] $given:tt) => {
        $($callback)+! { $given Yinsh yinsh, Lyngk lyngk, Kulami kulami }
    };
    ($callback:ident!($($given:tt)*)) => {
        $crate::for_each_game! { @list [$callback] ($($given)*) }
    };
    // A macro of this crate, called by one that another crate uses.
    ($callback:ident!($($given:tt)*) in $home:tt) => {
        $crate::for_each_game! { @list [$home::$callback] ($($given)*) }
    };
}

/// Evaluates an expression with a type alias for the game of a [`GameKind`](crate::GameKind): the way from a name known at
/// run time to generic code. `with_game!(kind, G => perft::<G>(depth))`
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $G:ident => $body:expr) => {
        $crate::for_each_game!(match_game!($kind, $G => $body) in $crate)
    };
}

/// Evaluates an expression with the typed [`Session`](crate::Session) of an [`AnyGame`](crate::AnyGame), for generic code
/// over `G: Game`.
#[macro_export]
macro_rules! with_session {
    ($any:expr, $session:ident => $body:expr) => {
        $crate::for_each_game!(match_variant!(AnyGame, $any, $session => $body) in $crate)
    };
}

/// Evaluates an expression with the typed refusal of an [`AnyRefusal`](crate::AnyRefusal) and a type alias for its game.
#[macro_export]
macro_rules! with_refusal {
    ($any:expr, $G:ident, $refusal:ident => $body:expr) => {
        $crate::for_each_game!(match_typed!(AnyRefusal, $any, $G, $refusal => $body) in $crate)
    };
}

/// Evaluates an expression with the typed error of an [`AnyCodeError`](crate::AnyCodeError), for generic code over
/// `G: Game`.
#[macro_export]
macro_rules! with_code_error {
    ($any:expr, $error:ident => $body:expr) => {
        $crate::for_each_game!(match_variant!(AnyCodeError, $any, $error => $body) in $crate)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    (($kind:expr, $G:ident => $body:expr) $($Game:ident $module:ident),*) => {
        match $kind {
            $($crate::GameKind::$Game => {
                type $G = $crate::$module::$Game;
                $body
            })*
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_variant {
    (($Any:ident, $any:expr, $inner:ident => $body:expr) $($Game:ident $module:ident),*) => {
        match $any {
            $($crate::$Any::$Game($inner) => $body,)*
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_typed {
    (($Any:ident, $any:expr, $G:ident, $inner:ident => $body:expr) $($Game:ident $module:ident),*) => {
        match $any {
            $($crate::$Any::$Game($inner) => {
                type $G = $crate::$module::$Game;
                $body
            })*
        }
    };
}
