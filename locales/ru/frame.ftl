# What stands round the pages: notices, the first page on a phone, forms, invitations.

home-subtitle-short = Играйте с компьютером, с другом или с кем угодно.
# Read out after “Play” on a phone’s tab.
games-waiting = { $count ->
    [one] Ваш ход в { $count } партии.
    [few] Ваш ход в { $count } партиях.
    [many] Ваш ход в { $count } партиях.
   *[other] Ваш ход в { $count } партии.
}
copy-failed = Не удалось скопировать
open-record-empty = Сначала вставьте запись или выберите файл.
# $example is a code that can be typed, such as square-7.
code-example = Например: { $example }

## Playing without having given a name. $number tells guests apart.
guest-name = Гость { $number }
name-optional = Можно не заполнять: тогда соперник увидит «{ $name }».

## Invitations
invite-listed = Ваша партия видна в списке «Открытые вызовы», и сыграть с вами может любой. Если хотите сыграть со знакомым, отправьте ему эту ссылку.
invited-learn = Ещё не играли в { $game }?
invited-course = Научитесь за три минуты
invited-back = Вернуться к приглашению
# Followed by the names of the games.
lobby-meanwhile = А пока можно сыграть с компьютером:
