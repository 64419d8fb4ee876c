// What the board says of itself, in both languages. Sentences about rules come from the core.

/** @import { Colour, Language } from "./types.js" */

/**
 * @param {Language} language
 * @param {number} bytes
 */
function megabytes(language, bytes) {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
}

const ru = {
  /** @type {Record<Colour, string>} */
  genitive: { white: "белых", black: "чёрных" },
  board: "Доска",
  controls: "Доска: ход",
  undo: "Назад",
  reset: "Сначала",
  flip: "Повернуть",
  dice: "Кости",
  ask: "Можно ли?",
  more: "Ещё",
  close: "Закрыть",
  retry: "Ещё раз",

  start: "Возьмите шашку",
  from: (/** @type {string} */ place, /** @type {string} */ landings) => `${place} → ${landings || "хода нет"}`,
  noTurn: "Бросьте кости, чтобы ходить",
  pass: "Хода нет: пропуск",
  part: (/** @type {string} */ steps, /** @type {number[]} */ left) => `${steps} · ещё ${left.join(", ")}`,
  done: (/** @type {string} */ play) => `Ход сделан: ${play}`,

  point: (/** @type {number} */ number) => `Пункт ${number}`,
  bar: (/** @type {Colour} */ side) => `Бар ${ru.genitive[side]}`,
  tray: (/** @type {Colour} */ side) => `Снятые шашки ${ru.genitive[side]}`,
  holds: (/** @type {Colour} */ side, /** @type {number} */ count) => `${ru.genitive[side]} ${count}`,
  empty: "пусто",
  movable: "есть ход",
  picked: "шашка взята",
  landing: "сюда можно",

  taken: (/** @type {string} */ place, /** @type {string | undefined} */ landings) =>
    landings === undefined
      ? `${place}, шашка взята.`
      : `${place}, шашка взята. ${landings ? `Можно на ${landings}.` : "Отсюда хода нет."}`,
  dropped: "Шашка на месте.",
  off: "снятие",
  onBar: "бар",

  question: "Можно ли так сходить?",
  example: (/** @type {string} */ play) => `например, ${play}`,
  send: "Спросить",
  legal: (/** @type {string} */ play) => `${play} — так ходить можно.`,
  illegal: (/** @type {string} */ play) => `${play} — так ходить нельзя.`,
  holders: "Кто так считает: ",
  legalUnder: (/** @type {number} */ some, /** @type {number} */ all) => `Можно по сводам: ${some} из ${all}`,
  dispute: "Об этом споре",
  needRoll: "Сначала бросьте кости: спросить о ходе можно, когда известен бросок.",

  roll: "Бросить",
  next: "Ход соперника",
  goesOn: "Играть дальше",
  handsOver: "Доигрывает соперник",
  firstDie: "Первая кость",
  secondDie: "Вторая кость",
  whichDie: "Какая кость играет первой",
  dieChoice: (/** @type {number} */ one, /** @type {number} */ other, /** @type {number | undefined} */ first) =>
    `Кости ${one} и ${other}. ${ru.dieFirst(first)}`,
  dieFirst: (/** @type {number | undefined} */ die) => (die ? `Сначала играет ${die}.` : "Порядок костей любой."),
  lastPlay: (/** @type {Colour} */ side, /** @type {string} */ play) =>
    play === "pass" ? `${ru.side[side]} пропустили ход.` : `${ru.side[side]} сыграли ${play}.`,
  mover: "Чей ход",
  /** @type {Record<Colour, string>} */
  side: { white: "Белые", black: "Чёрные" },
  flipped: (/** @type {Colour} */ side) => `Внизу дом ${ru.genitive[side]}.`,

  rules: "Правила",
  ownReadings: "как на этой доске",
  numbering: "Номера",
  numberings: { own: "свои у каждого", common: "общие 1–24", moscow: "московские", none: "без номеров" },
  mirrored: "зеркально",
  edit: "Расставить",
  copy: "Скопировать",
  link: "Ссылку",
  text: "Текст",
  embed: "Код для сайта",
  copied: "Скопировано.",
  saved: "Картинка сохранена.",
  copyThis: "Скопируйте отсюда:",
  paste: "Вставить доску: текст, ссылку или код позиции",
  pasteExample: "XGID, GNUBG ID, OGID, ссылка или текст доски",
  show: "Показать",

  editing: "Переставьте шашки как нужно",
  game: "Игра",
  startPosition: "Начальная",
  emptyBoard: "Пустая",
  editDone: "Готово",

  loading: (/** @type {number} */ loaded, /** @type {number} */ total) =>
    total ? `Правила загружаются: ${megabytes("ru", loaded)} из ${megabytes("ru", total)} МБ` : "Правила загружаются…",
  thinking: "Спрашиваем правила…",
  /** @type {Record<"load" | "slow" | "crash", string>} */
  failed: {
    load: "Правила не загрузились: нет связи с сайтом или файл повреждён.",
    slow: "Правила не ответили вовремя и были перезапущены.",
    crash: "Правила остановились и были перезапущены.",
  },
};

/** @type {typeof ru} */
const en = {
  genitive: { white: "white", black: "black" },
  board: "Board",
  controls: "Board: the play",
  undo: "Undo",
  reset: "Start over",
  flip: "Flip",
  dice: "Dice",
  ask: "May I?",
  more: "More",
  close: "Close",
  retry: "Try again",

  start: "Pick up a checker",
  from: (place, landings) => `${place} → ${landings || "no move"}`,
  noTurn: "Roll the dice to move",
  pass: "No legal play: the turn is passed",
  part: (steps, left) => `${steps} · ${left.join(", ")} left`,
  done: (play) => `Played: ${play}`,

  point: (number) => `Point ${number}`,
  bar: (side) => `Bar of ${side}`,
  tray: (side) => `Borne off by ${side}`,
  holds: (side, count) => `${side} ${count}`,
  empty: "empty",
  movable: "can move",
  picked: "checker picked up",
  landing: "may land here",

  taken: (place, landings) =>
    landings === undefined
      ? `${place}, checker picked up.`
      : `${place}, checker picked up. ${landings ? `It may land on ${landings}.` : "It has no move."}`,
  dropped: "Checker put back.",
  off: "off",
  onBar: "bar",

  question: "May I play this?",
  example: (play) => `for example ${play}`,
  send: "Ask",
  legal: (play) => `${play} is allowed.`,
  illegal: (play) => `${play} is not allowed.`,
  holders: "Held by: ",
  legalUnder: (some, all) => `Allowed by ${some} of ${all} rule sets`,
  dispute: "About this dispute",
  needRoll: "Roll the dice first: a play can be asked about once the roll is known.",

  roll: "Roll",
  next: "Opponent's turn",
  goesOn: "Play on",
  handsOver: "The opponent plays the rest",
  firstDie: "First die",
  secondDie: "Second die",
  whichDie: "Which die is played first",
  dieChoice: (one, other, first) => `Dice ${one} and ${other}. ${en.dieFirst(first)}`,
  dieFirst: (die) => (die ? `The ${die} is played first.` : "Either die may be played first."),
  lastPlay: (side, play) => (play === "pass" ? `${en.side[side]} passed.` : `${en.side[side]} played ${play}.`),
  mover: "To move",
  side: { white: "White", black: "Black" },
  flipped: (side) => `The home of ${side} is below.`,

  rules: "Rules",
  ownReadings: "as on this board",
  numbering: "Numbers",
  numberings: { own: "each side's own", common: "common 1–24", moscow: "Moscow", none: "none" },
  mirrored: "mirrored",
  edit: "Set up",
  copy: "Copy",
  link: "Link",
  text: "Text",
  embed: "Code for a site",
  copied: "Copied.",
  saved: "The picture is saved.",
  copyThis: "Copy it from here:",
  paste: "Paste a board: text, a link or the ID of a position",
  pasteExample: "XGID, GNUBG ID, OGID, a link or a board's text",
  show: "Show",

  editing: "Put the checkers where you want them",
  game: "Game",
  startPosition: "Start",
  emptyBoard: "Empty",
  editDone: "Done",

  loading: (loaded, total) =>
    total ? `Loading the rules: ${megabytes("en", loaded)} of ${megabytes("en", total)} MB` : "Loading the rules…",
  thinking: "Asking the rules…",
  failed: {
    load: "The rules could not be loaded: there is no connection to the site, or a file is damaged.",
    slow: "The rules did not answer in time and were restarted.",
    crash: "The rules stopped and were restarted.",
  },
};

/** @typedef {typeof ru} Strings */

/** @type {Record<Language, Strings>} */
export const STRINGS = { ru, en };
