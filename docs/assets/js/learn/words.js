// What the school says of itself, in both languages. Sentences about plays come from the core or from the lesson.

/** @import { Language } from "../types.js" */

/**
 * @param {number} count
 * @param {[one: string, few: string, many: string]} forms
 */
function counted(count, [one, few, many]) {
  const rule = new Intl.PluralRules("ru").select(count);
  return `${count} ${rule === "one" ? one : rule === "few" ? few : many}`;
}

/**
 * The roll that a game was opened with, "" for none; of 3-3 also how far one checker went.
 * @param {string} name as cards write it: `5-5`, `3-3-9`, `-`
 * @param {string} checker whose way that is, in words
 */
function opened(name, checker) {
  const [first, second, far] = name.split("-");
  if (!first) return "";
  return far ? `${first}-${second} (${checker} ${far})` : `${first}-${second}`;
}

const ru = {
  steps: "Уровни урока",
  step: (/** @type {number} */ number, /** @type {number} */ stars) =>
    stars ? `Уровень ${number}, звёзд: ${stars}` : `Уровень ${number}`,
  right: "Верно!",
  wrong: "Не то.",
  refused: "Так ходить нельзя.",
  retry: "Ещё раз",
  next: "Дальше",
  nextLesson: "Следующий урок",
  back: "К списку уроков",
  pass: "Хода нет",
  show: "Показать на доске",
  shown: "Вот решение. Попробуйте сами.",
  check: "Проверить",
  choose: "Ответьте в каждой строке.",
  tally: (/** @type {number} */ right, /** @type {number} */ all) => `Верно: ${right} из ${all}.`,
  answer: "Верный ответ:",
  stars: (/** @type {number} */ count) => `Звёзд: ${count} из 3`,

  begin: "Начать",
  another: "Следующий",
  repeat: (/** @type {number} */ count) => `На сегодня повторить: ${count}.`,
  play: "Теперь сыграйте этот ход на доске.",
  link: "Ссылка на эту задачу",
  dispute: "Об этом споре",

  nothing: "Пока ничего не решено. Начните с любого урока.",
  total: (/** @type {number} */ levels, /** @type {number} */ stars) =>
    `Решено: ${counted(levels, ["уровень", "уровня", "уровней"])}, звёзд ${stars}.`,
  days: (/** @type {number} */ days) => `Дней подряд: ${days}.`,
  again: "Что повторить",
  drills: /** @type {Record<string, string>} */ ({ long: "Длинные нарды", short: "Короткие нарды" }),
  card: (/** @type {string} */ drill, /** @type {string} */ roll, /** @type {string} */ opening) => {
    const game = ru.drills[drill];
    const answered = opened(opening, "одной шашкой");
    return answered ? `${game}: ${roll} в ответ на ${answered}` : `${game}: первый ход ${roll}`;
  },
  nothingDue: "На сегодня повторять нечего.",
  export: "Сохранить в файл",
  exportDamaged: "Сохранить повреждённое",
  import: "Прочитать из файла",
  erase: "Стереть всё",
  sure: "Стереть звёзды и очередь повторений? Вернуть их будет нельзя.",
  yes: "Стереть",
  no: "Оставить",
  added: "Прочитано и добавлено к тому, что есть.",
  erased: "Стёрто.",
  badFile: "В этом файле нет прогресса: нужен тот, что сохранён на этой странице.",
  /** @type {Record<import("../stored.js").Trouble, string>} */
  trouble: {
    damaged:
      "Сохранённый прогресс повреждён, и прочитать его не удалось. Он отложен: сохраните его в файл. Новые звёзды копятся с нуля.",
    newer:
      "Прогресс записан более новой версией сайта. Он не тронут; обновите страницу. До тех пор новое не сохраняется.",
    blocked: "Браузер не даёт ничего хранить: звёзды пропадут, когда вы закроете страницу. Сохраните их в файл.",
  },

  pick: "Отметьте уровни",
  setLink: "Ссылка на набор",
  copy: "Скопировать",
  copied: "Скопировано.",
  setEmpty: "Отметьте хотя бы один уровень.",
  setGiven: "Набор для вас",
  setUnread: (/** @type {number} */ count) =>
    `В ссылке не прочитано уровней: ${count}. Проверьте, целиком ли она скопирована.`,
  setStart: "Начать набор",
  setDone: "Набор пройден",
};

/** @type {typeof ru} */
const en = {
  steps: "Levels of this lesson",
  step: (number, stars) => (stars ? `Level ${number}, stars: ${stars}` : `Level ${number}`),
  right: "Right!",
  wrong: "Not that.",
  refused: "That may not be played.",
  retry: "Try again",
  next: "Next",
  nextLesson: "Next lesson",
  back: "All lessons",
  pass: "No play",
  show: "Show it on the board",
  shown: "This is the solution. Now try it yourself.",
  check: "Check",
  choose: "Answer every row.",
  tally: (right, all) => `Right: ${right} of ${all}.`,
  answer: "The right answer:",
  stars: (count) => `Stars: ${count} of 3`,

  begin: "Begin",
  another: "Next one",
  repeat: (count) => `To repeat today: ${count}.`,
  play: "Now make the play on the board.",
  link: "Link to this question",
  dispute: "About this dispute",

  nothing: "Nothing solved yet. Begin with any lesson.",
  total: (levels, stars) => `Solved: ${levels} ${levels === 1 ? "level" : "levels"}, ${stars} stars.`,
  days: (days) => `Days in a row: ${days}.`,
  again: "To repeat",
  drills: { long: "Long nardy", short: "Short nardy" },
  card: (drill, roll, opening) => {
    const game = en.drills[drill];
    const answered = opened(opening, "one checker");
    return answered ? `${game}: ${roll} in reply to ${answered}` : `${game}: first turn ${roll}`;
  },
  nothingDue: "Nothing to repeat today.",
  export: "Save to a file",
  exportDamaged: "Save what is damaged",
  import: "Read from a file",
  erase: "Erase everything",
  sure: "Erase the stars and what is to be repeated? They cannot be brought back.",
  yes: "Erase",
  no: "Keep",
  added: "Read, and added to what is here.",
  erased: "Erased.",
  badFile: "There is no progress in this file: it has to be one that was saved on this page.",
  trouble: {
    damaged:
      "The saved progress is damaged and could not be read. It was set aside: save it to a file. New stars start from nothing.",
    newer:
      "The progress was written by a newer version of this site. It is untouched; reload the page. Until then nothing new is saved.",
    blocked:
      "The browser does not let anything be kept: the stars will be gone when you close the page. Save them to a file.",
  },

  pick: "Tick levels",
  setLink: "Link to the set",
  copy: "Copy",
  copied: "Copied.",
  setEmpty: "Tick at least one level.",
  setGiven: "A set for you",
  setUnread: (count) => `Levels of this link that could not be read: ${count}. Check that it was copied whole.`,
  setStart: "Start the set",
  setDone: "The set is done",
};

/** @typedef {typeof ru} Words */

/** @type {Record<Language, Words>} */
const WORDS = { ru, en };

/** @param {Element} element */
export function wordsOf(element) {
  return WORDS[languageOf(element)];
}

/**
 * @param {Element} element
 * @returns {Language}
 */
export function languageOf(element) {
  return element.getAttribute("lang") === "en" ? "en" : "ru";
}
