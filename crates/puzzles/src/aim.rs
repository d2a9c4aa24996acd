use orrery_learn::Aim;

/// The name of what a puzzle asks for, for text keys: `score`, `two` (points), `win`, `end` (win in the end), `draw`,
/// `margin`, `guard`. How many turns there are is the puzzle's `depth`.
pub fn aim_key(aim: Aim) -> &'static str {
    match aim {
        Aim::Score { points: ..=1, .. } => "score",
        Aim::Score { .. } => "two",
        Aim::Win { turns: Some(_) } => "win",
        Aim::Win { turns: None } => "end",
        Aim::Margin { .. } => "margin",
        Aim::Draw => "draw",
        Aim::Guard => "guard",
    }
}

/// The aim as JSON, in the form of lessons/problems-GAME.json; ids are made from it, so it means the same for ever.
pub fn aim_json(aim: Aim) -> String {
    match aim {
        Aim::Score { points, turns } => format!(r#"{{"score":{{"points":{points},"turns":{turns}}}}}"#),
        Aim::Win { turns: Some(turns) } => format!(r#"{{"win":{{"turns":{turns}}}}}"#),
        Aim::Win { turns: None } => r#"{"win":{}}"#.into(),
        Aim::Margin { points } => format!(r#"{{"margin":{{"points":{points}}}}}"#),
        Aim::Draw => r#""draw""#.into(),
        Aim::Guard => r#""guard""#.into(),
    }
}
