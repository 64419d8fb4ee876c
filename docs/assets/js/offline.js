// Registers the service worker, has it save the site, tells of a new version; <nardy-offline> shows and undoes it.
//
// `?sw=off` in any address forgets everything that was saved and keeps the worker away; `?sw=on` lets it in again.

import { make } from "./dom.js";
import { interest } from "./interest.js";
import { ROOT } from "./links.js";

/**
 * @typedef {"ru" | "en" | "runtime"} Part
 * @typedef {Record<Part, { saved: number, files: number, bytes: number }>} State
 */

const SWITCH = "nardy-offline";

const STRINGS = {
  ru: {
    news: "Есть новая версия.",
    renew: "Обновить",
    later: "Потом",
    none: "Этот браузер не умеет хранить сайт для работы без сети.",
    off: "Сайт не хранится в браузере.",
    on: "Хранить",
    all: "Сайт сохранён целиком: страницы и доски работают без сети.",
    pages: "Страницы сохранены. Ответы досок без сети ещё не сохранены.",
    some: "Сохранено не всё.",
    save: (/** @type {string} */ size) => `Сохранить всё (${size} МБ)`,
    saving: "Сохраняем…",
    failed: "Сохранить не удалось: сеть пропала или в браузере нет места. Попробуйте ещё раз.",
    drop: "Стереть сохранённое",
  },
  en: {
    news: "There is a new version.",
    renew: "Update",
    later: "Later",
    none: "This browser cannot keep the site for use without a network.",
    off: "The site is not kept in this browser.",
    on: "Keep it",
    all: "The whole site is saved: pages and boards work without a network.",
    pages: "The pages are saved. What boards need to answer without a network is not saved yet.",
    some: "Not everything is saved.",
    save: (/** @type {string} */ size) => `Save everything (${size} MB)`,
    saving: "Saving…",
    failed: "It could not be saved: the network is gone, or the browser has no room. Try again.",
    drop: "Erase what is saved",
  },
};

const language = () => (document.documentElement.lang === "en" ? "en" : "ru");
const supported = "serviceWorker" in navigator;

/** A browser that keeps nothing for us has not switched it off either. */
function isOff() {
  try {
    return localStorage.getItem(SWITCH) === "off";
  } catch {
    return false;
  }
}

/** @param {boolean} off */
function remember(off) {
  try {
    if (off) localStorage.setItem(SWITCH, "off");
    else localStorage.removeItem(SWITCH);
  } catch {
    // without storage the choice lasts as long as the page
  }
}

/** Drops the worker and all it saved. */
async function forget() {
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith("nardy-")) await caches.delete(name);
}

/**
 * @param {object} message
 * @returns {Promise<any>} what the worker answers
 */
async function ask(message) {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  active?.postMessage(message, [port2]);
  return answer;
}

/** @returns {Part[]} the reader's language first */
const languages = () => (language() === "en" ? ["en", "ru"] : ["ru", "en"]);

/** @param {ServiceWorker} waiting */
function announce(waiting) {
  if (document.querySelector(".nardy-news")) return;
  const words = STRINGS[language()];
  const renew = make("button", { type: "button" }, words.renew);
  const later = make("button", { type: "button" }, words.later);
  const notice = make("div", { class: "nardy-news", role: "status" }, words.news, renew, later);
  later.addEventListener("click", () => notice.remove());
  renew.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ kind: "renew" });
  });
  document.body.append(notice);
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  if (registration.waiting) announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // the first worker of all replaces nothing
      if (installing.state === "installed" && registration.active) announce(installing);
    });
  });
}

/** Whether there is a worker now: one that finds no room for what all pages share, or no network, is none. */
async function register() {
  const asked = navigator.serviceWorker.register(new URL("sw.js", ROOT), { scope: ROOT.pathname });
  const registration = await asked.catch(() => undefined);
  if (!registration) return false;
  watch(registration);
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return true;
  return new Promise((/** @type {(there: boolean) => void} */ resolve) => {
    const tell = () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve(worker.state === "activated");
    };
    worker.addEventListener("statechange", tell);
    tell();
  });
}

/** @type {{ saveData?: boolean, effectiveType?: string, type?: string }} empty where the browser does not tell */
const connection = Reflect.get(navigator, "connection") ?? {};
const thrifty = () => connection.saveData || (connection.effectiveType ?? "4g") !== "4g";
const metered = () => connection.type === "cellular";

async function start() {
  if (thrifty()) return;
  if (!(await register())) {
    show(STRINGS[language()].failed);
    return;
  }
  await ask({ kind: "fill", names: languages() });
  show();
  if (metered()) return;
  await interest;
  await ask({ kind: "fill", names: ["runtime"] });
  show();
}

/** @param {string} [failed] */
function show(failed) {
  for (const element of document.querySelectorAll("nardy-offline"))
    if (element instanceof NardyOffline) element.show(failed);
}

/** What is saved, a button that saves the rest, and one that erases it. */
class NardyOffline extends HTMLElement {
  connectedCallback() {
    this.setAttribute("role", "status");
    this.show();
  }

  /** @param {string} [failed] */
  async show(failed) {
    const words = STRINGS[language()];
    if (!supported) return this.replaceChildren(words.none);
    if (isOff()) {
      const on = this.#button(words.on, async () => {
        remember(false);
        await this.#save();
      });
      return this.replaceChildren(words.off, on);
    }
    const registration = await navigator.serviceWorker.getRegistration(ROOT);
    const state = registration?.active ? /** @type {State} */ (await ask({ kind: "state" })) : undefined;
    const lacking = Object.values(state ?? {}).filter((part) => part.saved < part.files);
    const pages = state && state.ru.saved === state.ru.files && state.en.saved === state.en.files;
    const whole = state && lacking.length === 0;
    const size = (lacking.reduce((sum, part) => sum + part.bytes, 0) / 1e6).toFixed(1);
    const told = failed ?? (whole ? words.all : pages ? words.pages : words.some);
    const save = this.#button(state ? words.save(this.#number(size)) : words.on, () => this.#save());
    const drop = this.#button(words.drop, async () => {
      remember(true);
      await forget();
      this.show();
    });
    return this.replaceChildren(told, ...(whole || !(state || failed) ? [] : [save]), drop);
  }

  /** @param {string} size */
  #number(size) {
    return language() === "ru" ? size.replace(".", ",") : size;
  }

  async #save() {
    const words = STRINGS[language()];
    this.replaceChildren(words.saving);
    const names = [...languages(), "runtime"];
    const ok = (await register()) && (await ask({ kind: "fill", names })).ok;
    this.show(ok ? undefined : words.failed);
  }

  /**
   * @param {string} label
   * @param {() => void} act
   */
  #button(label, act) {
    const button = make("button", { type: "button" }, label);
    button.addEventListener("click", act, { once: true });
    return button;
  }
}

/** Safari has no idle callbacks. */
function whenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start);
  else setTimeout(start, 2000);
}

const wish = new URLSearchParams(location.search).get("sw");
if (wish) remember(wish === "off");
if (supported) {
  if (isOff()) forget();
  else if (navigator.serviceWorker.controller || document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
customElements.define("nardy-offline", NardyOffline);
