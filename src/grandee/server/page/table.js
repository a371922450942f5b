// The plain page of Grandee: shows what the server says and offers what it offers. It knows no rule of any game.

const byId = (id) => document.getElementById(id);
const tableId = decodeURIComponent(location.pathname.match(/^\/t\/([^/]+)/)?.[1] ?? "");
const MANY = 20; // options: more can be searched
const FIRST_WAIT = 500; // milliseconds before the first try to connect again
const LONGEST_WAIT = 15_000;
const GONE = [4400, 4403, 4404]; // closed by the server, and not to be tried again

let words = {};
let rightsAsked = 0; // questions about who we are; only the last answer counts
let language = "en";

// -- words and elements -----------------------------------------------------------------------------------------------

/** A sentence, with `{name}` replaced by what is given. */
function say(id, given = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (hole, name) => given[name] ?? hole);
}

/** An element with attributes, listeners (`onclick`) and children; strings become text, never markup. */
function make(tag, given = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null && child !== ""));
  return element;
}

/** Show a text, or hide the element where there is none. An unchanged text is left alone, so it is not read out again. */
function show(element, text) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = !text;
}

function problem(text) {
  show(byId("problem"), text);
}

function stored(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`grandee-${name}`, value);
    return localStorage.getItem(`grandee-${name}`) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12)); // randomUUID is not there without HTTPS
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// -- the server -------------------------------------------------------------------------------------------------------

/** Ask the server. Gives `{ok, status, body}`; status 0 means that it did not answer. */
async function ask(method, path, body) {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: { "accept-language": language, ...(body ? { "content-type": "application/json" } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    const text = await answer.text();
    return { ok: answer.ok, status: answer.status, body: text ? JSON.parse(text) : null };
  } catch {
    return { ok: false, status: 0, body: null };
  }
}

/** The same, for something that may be sent again: the id in the body makes a second time harmless. */
async function askUntilAnswered(path, body) {
  let answer = await ask("POST", path, body);
  for (let wait = FIRST_WAIT; answer.status === 0 && wait < LONGEST_WAIT; wait *= 2) {
    await new Promise((done) => setTimeout(done, wait));
    answer = await ask("POST", path, body);
  }
  return answer;
}

/** Tell the reader what was refused. Gives whether it was done. */
function worked(answer) {
  problem(answer.ok ? "" : (answer.body?.text ?? say("page-failed")));
  return answer.ok;
}

async function speak(chosen) {
  const answer = await ask("GET", `/words/${chosen}`);
  if (!answer.ok) {
    problem("The server does not answer. Try again in a moment.");
    return false;
  }
  [words, language] = [answer.body, chosen];
  document.documentElement.lang = chosen;
  byId("language").value = chosen;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);
  document.title = say("page-title");
  byId("home-link").title = say("page-home");
  byId("board").setAttribute("aria-label", say("page-board"));
  byId("options").setAttribute("aria-label", say("page-options"));
  return true;
}

function preferred() {
  const known = [...byId("language").options].map((option) => option.value);
  const asked = [new URLSearchParams(location.search).get("lang"), stored("language"), ...navigator.languages.map((each) => each.slice(0, 2).toLowerCase())];
  return asked.find((each) => known.includes(each)) ?? "en";
}

// -- home -------------------------------------------------------------------------------------------------------------

let games = { games: [], bots: [] };
let making = ""; // the id of a table that is being made

async function home() {
  byId("home").hidden = false;
  byId("name").value = stored("name");
  byId("others").addEventListener("change", () => (byId("level-label").hidden = byId("others").value !== "bots"));
  byId("game").addEventListener("change", offerPlayers);
  byId("make").addEventListener("submit", makeTable);
  await drawHome();
  setInterval(drawLists, 15_000);
}

async function drawHome() {
  const answer = await ask("GET", "/games");
  if (!worked(answer)) return;
  games = answer.body;
  const [game, level] = [byId("game").value || stored("game"), byId("level").value || stored("level") || "knight"];
  byId("game").replaceChildren(...games.games.map(({ id }) => make("option", { value: id }, say(`game-${id}`))));
  byId("level").replaceChildren(...games.bots.map((bot) => make("option", { value: bot }, say(`player-${bot}`))));
  if (games.games.some(({ id }) => id === game)) byId("game").value = game;
  if (games.bots.includes(level)) byId("level").value = level;
  offerPlayers();
  await drawLists();
}

function offerPlayers() {
  const { low, high, default: usual } = games.games
    .find(({ id }) => id === byId("game").value)
    .options.find(({ name }) => name === "players");
  const before = Number(byId("players").value) || usual;
  const numbers = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  byId("players").replaceChildren(...numbers.map((n) => make("option", { value: n }, String(n))));
  byId("players").value = numbers.includes(before) ? before : usual;
}

async function makeTable(event) {
  event.preventDefault();
  if (making) return;
  making = newId();
  const [others, players, name] = [byId("others").value, Number(byId("players").value), byId("name").value.trim()];
  for (const kept of ["game", "level", "name"]) stored(kept, byId(kept).value.trim());
  const rest = { bots: { kind: "bot", bot: byId("level").value }, here: { kind: "here" } }[others] ?? { kind: "open" };
  const answer = await askUntilAnswered("/tables", {
    game: byId("game").value,
    options: { players },
    seats: [{ kind: "me", name }, ...Array(players - 1).fill(rest)],
    terms: { listed: others === "anybody" },
    id: making,
  });
  making = "";
  if (!worked(answer)) return;
  if (["invited", "anybody"].includes(others)) stored(`invitation-${answer.body.table}`, answer.body.invitation);
  location.assign(`/t/${answer.body.table}`);
}

async function drawLists() {
  for (const [list, path] of [["own-tables", "/mine"], ["open-tables", "/tables"]]) {
    const answer = await ask("GET", path);
    if (!answer.ok) continue;
    const rows = answer.body.tables.map(listed);
    byId(list).replaceChildren(...(rows.length ? rows : [make("li", {}, say("page-none"))]));
  }
}

function listed(table) {
  const mine = table.phase === "running" && table.asked.some((seat) => table.mine.includes(seat));
  const names = table.seats.map(named).join(", ");
  const label = `${say(`game-${table.game}`)}${table.name ? ` · ${table.name}` : ""} · ${names}`;
  const state = mine ? make("strong", {}, say("page-your-turn")) : say(`page-${table.phase}`);
  return make("li", {}, make("a", { href: `/t/${encodeURIComponent(table.table)}` }, label), state);
}

/** What a player is called: by name, bots by their level, others by their seat. */
function named(sitting) {
  if (sitting.kind === "open") return `${sitting.seat} (${say("page-open-seat")})`;
  const known = sitting.name || sitting.bot;
  return known ? `${sitting.seat} (${words[`player-${known}`] ?? known})` : sitting.seat;
}

// -- a table ----------------------------------------------------------------------------------------------------------

let table = null; // as the server said it last
let told = null; // the same in words
let mine = []; // own seats
let seat = ""; // the seat we look from; none for a spectator
let invitation = "";
let host = false;
let after = 0; // the newest entry of the log that we have
let toldAfter = 0; // and up to which the sentences go
let late = 0; // how far our clock is ahead of the server's, in milliseconds
let socket = null;
let wait = FIRST_WAIT;
let retry = 0;
let telling = false; // the sentences are being fetched
let again = false; // and have to be fetched once more
let focusWanted = false; // an option had the focus when it was chosen
let sending = false; // something was chosen and is not answered yet

async function visit() {
  byId("table").hidden = false;
  byId("filter").addEventListener("input", drawOptions);
  byId("cancel").addEventListener("click", () => act("cancel", {}));
  byId("rematch").addEventListener("click", playOnceMore);
  byId("invite").addEventListener("click", invite);
  byId("say").addEventListener("submit", talk);
  byId("look").addEventListener("change", () => lookAs(byId("look").value));
  document.addEventListener("keydown", pressed);
  addEventListener("online", () => connect());
  document.addEventListener("visibilitychange", () => document.hidden || connect());
  addEventListener("hashchange", () => location.hash && location.reload());
  setInterval(drawClocks, 1000);
  if (await enter()) connect();
}

/** Exchange the key in the address for a cookie, take it out of the address bar, and see who we are here. */
async function enter() {
  const key = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  invitation = stored(`invitation-${tableId}`);
  let entered = "";
  if (key) {
    const answer = await ask("POST", "/session", { key });
    if (!worked(answer)) return false;
    if (answer.body.table !== tableId) {
      location.replace(`/t/${encodeURIComponent(answer.body.table)}`);
      return false;
    }
    entered = answer.body.seat;
    if (!entered) stored(`invitation-${tableId}`, (invitation = key));
  }
  return findOut(entered);
}

/** Which seats are ours, and what the table is. */
async function findOut(wanted = "") {
  rightsAsked += 1;
  const answer = await ask("GET", `/tables/${tableId}`);
  if (!worked(answer)) return false;
  ({ mine, host } = answer.body);
  const known = mine.length > 1 ? [wanted, seat] : [wanted, seat, ...mine]; // of several people here, who is it?
  seat = known.find((each) => mine.includes(each)) ?? "";
  take(answer.body.table);
  return true;
}

function lookAs(letter) {
  if (letter === seat) return;
  seat = letter;
  [after, toldAfter, told, table] = [0, 0, null, null];
  byId("log").replaceChildren();
  byId("said").replaceChildren();
  byId("options").replaceChildren();
  byId("cards").replaceChildren();
  byId("board").textContent = "";
  socket?.close();
  socket = null;
  connect();
}

/** Open the socket if there is none; it brings what was missed since the entry that we know. */
function connect() {
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  clearTimeout(retry);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const opened = new WebSocket(`${scheme}://${location.host}/api/tables/${tableId}/live?seat=${seat}&after=${after}`);
  socket = opened;
  opened.addEventListener("message", (event) => opened === socket && hear(JSON.parse(event.data)));
  opened.addEventListener("close", (event) => opened === socket && lost(event.code));
}

function lost(code) {
  socket = null;
  if (GONE.includes(code)) {
    show(byId("connection"), say("page-no-entry"));
    return;
  }
  show(byId("connection"), say("page-connecting"));
  retry = setTimeout(connect, wait * (0.5 + Math.random() / 2));
  wait = Math.min(2 * wait, LONGEST_WAIT);
}

function hear(message) {
  wait = FIRST_WAIT;
  show(byId("connection"), "");
  if (message.type === "presence") {
    for (const each of table?.seats ?? []) each.online = message.online.includes(each.seat);
    drawSeats();
    return;
  }
  if (message.fresh) {
    toldAfter = 0;
    byId("log").replaceChildren();
    byId("said").replaceChildren();
  }
  const before = table?.seats.map(({ kind }) => kind).join();
  for (const each of message.happened) {
    if (each.n <= after && !message.fresh) continue;
    if (each.what === "chat") heard(each, message.table);
    if (each.what === "cancel" && toldAfter) note(say("page-taken-back", { name: each.seat }));
    if (each.what === "flag" && toldAfter) note(say("page-late", { name: each.seat }));
  }
  after = message.n;
  take(message.table);
  if (table && before !== table.seats.map(({ kind }) => kind).join()) refreshRights();
  if (!document.hidden && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ seen: message.table.version }));
}

async function refreshRights() {
  const asked = ++rightsAsked;
  const answer = await ask("GET", `/tables/${tableId}`);
  if (!answer.ok || asked !== rightsAsked) return; // somebody has asked later, or has sat down meanwhile
  ({ mine, host } = answer.body);
  if (seat && !mine.includes(seat)) lookAs(mine[0] ?? "");
  else drawSeats();
}

function heard(said, at) {
  const who = at.seats.find((each) => each.seat === said.seat);
  byId("said").append(make("li", {}, make("strong", {}, `${who ? named(who) : said.seat}: `), said.text));
  byId("said").scrollTop = byId("said").scrollHeight;
}

function note(...lines) {
  byId("log").append(...lines.map((line) => make("li", {}, line)));
  if (lines.length) byId("log").scrollTop = byId("log").scrollHeight;
}

/** Draw a table, and fetch it in words. */
function take(now) {
  if (table && (now.n < table.n || now.reader !== seat)) return;
  late = Date.now() - now.now;
  table = now;
  draw();
  tell();
  drawCurtain();
}

/** Where several people share this device: a curtain falls before the next of them sees anything. */
function drawCurtain() {
  const waiting = table.seats.filter((each) => mine.includes(each.seat) && table.asked.includes(each.seat) && !each.chosen);
  const next = mine.length > 1 && !waiting.some((each) => each.seat === seat) ? waiting[0] : null;
  if (next && seat) {
    lookAs(""); // what the last one saw is not in the page any more, not even hidden
    return;
  }
  byId("curtain").hidden = !next;
  byId("asking").hidden = Boolean(next);
  if (!next) return;
  show(byId("curtain-question"), say("page-curtain", { name: named(next) }));
  byId("curtain-yes").textContent = say("page-curtain-yes", { name: named(next) });
  byId("curtain-yes").onclick = () => lookAs(next.seat);
}

/** The board, the question and the log in words: one request at a time, and once more if the table went on meanwhile. */
async function tell() {
  if (telling) {
    again = true;
    return;
  }
  telling = true;
  do {
    again = false;
    const [asSeat, from, spoken] = [seat, toldAfter, language];
    const answer = await ask("GET", `/tables/${tableId}/told?seat=${asSeat}&lang=${spoken}&after=${from}`);
    if (!answer.ok) break;
    if (asSeat !== seat || from !== toldAfter || spoken !== language) {
      again = true; // asked for somebody else meanwhile
      continue;
    }
    if (!table) {
      again = true; // the table itself is still on its way
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    told = answer.body;
    toldAfter = told.n;
    note(...told.log);
    show(byId("board"), told.board);
    show(byId("about"), told.about);
    const cards = Object.entries(told.cards).flatMap(([name, text]) => [make("dt", {}, name), make("dd", {}, text)]);
    byId("cards").replaceChildren(...cards);
    drawQuestion();
  } while (again);
  telling = false;
}

// -- drawing ----------------------------------------------------------------------------------------------------------

function draw() {
  document.title = `${table.moves.length ? "● " : ""}${say(`game-${table.game}`)} · ${say("page-title")}`;
  show(byId("commitment"), table.commitment);
  show(byId("seed"), table.seed);
  byId("cancel").hidden = !table.cancel;
  byId("rematch").hidden = table.phase !== "over" || !(table.rematch || mine.length);
  byId("rematch").textContent = say(table.rematch ? "page-to-rematch" : "page-rematch");
  byId("record").href = `/api/tables/${tableId}/record?seat=${seat}`;
  byId("record").hidden = table.phase === "gathering";
  byId("invite").hidden = !invitation || !table.seats.some(({ kind }) => kind === "open");
  byId("chat").hidden = !table.terms.chat && !byId("said").children.length;
  byId("say").hidden = !seat;
  drawSeats();
  drawQuestion();
}

/** The question, as soon as its words belong to the table that is shown. */
function drawQuestion() {
  if (!table) return undefined;
  const fits = told && told.n >= table.n && told.moves.join("\n") === table.moves.join("\n");
  if (table.moves.length && !fits) return drawOptions();
  show(byId("question"), table.moves.length ? told.prompt : standing());
  show(byId("secret"), table.chosen ? say("page-chosen", { move: table.chosen }) : "");
  return drawOptions();
}

/** What there is to say when we are not asked. */
function standing() {
  if (table.phase === "gathering") return say("page-waiting-start");
  if (table.phase === "over") {
    const result = Object.entries(table.result).map(([letter, points]) => `${letter} ${points}`).join(", ");
    return say("page-game-over", { result, names: table.winners.join(", ") });
  }
  const open = table.seats.filter((each) => table.asked.includes(each.seat) && !each.chosen);
  const waiting = say("page-waiting", { names: open.map(named).join(", ") });
  return seat ? waiting : `${say("page-watching")} ${waiting}`;
}

function drawOptions() {
  const fits = told && told.n >= table.n && told.moves.join("\n") === table.moves.join("\n");
  const offered = fits ? table.moves : [];
  focusWanted ||= byId("options").contains(document.activeElement);
  byId("filter-label").hidden = offered.length <= MANY;
  if (offered.length <= MANY) byId("filter").value = "";
  const sought = byId("filter").value.trim().toLowerCase();
  const shown = offered
    .map((move, i) => ({ move, words: told.options[i] }))
    .filter((each) => `${each.words} ${each.move}`.toLowerCase().includes(sought));
  byId("keys").hidden = !shown.length;
  byId("options").replaceChildren(
    ...shown.map((each, i) =>
      make("li", {}, make("button", { type: "button", disabled: sending, onclick: () => choose(each.move) },
        make("span", { class: "number" }, String(i + 1)), each.words)),
    ),
  );
  const first = byId("options").querySelector("button:not(:disabled)");
  if (!focusWanted || !first) return; // nothing to choose yet: the focus comes back with the next question
  if ([document.body, null].includes(document.activeElement)) first.focus();
  focusWanted = false;
}

function drawSeats() {
  if (!table) return;
  byId("seats").replaceChildren(...table.seats.map(sittingRow));
  drawClocks();
  const look = [...mine, ...(table.terms.spectators ? [""] : [])];
  byId("look-label").hidden = mine.length < 2;
  byId("look").replaceChildren(
    ...look.map((letter) => make("option", { value: letter, selected: letter === seat }, letter || say("page-spectator"))),
  );
}

function sittingRow(each) {
  const row = make("li", { class: table.asked.includes(each.seat) && !each.chosen ? "asked" : "" }, named(each));
  if (each.kind === "person") row.append(make("small", {}, say(each.online ? "page-here" : "page-away")));
  if (each.forfeited) row.append(make("small", {}, say("page-forfeited")));
  if (each.left != null) row.append(make("span", { class: "clock", "data-seat": each.seat, title: say("page-time") }));
  if (table.result) row.append(make("strong", {}, String(table.result[each.seat])));
  const may = (letter) => mine.includes(letter) || host;
  const button = (word, action) => row.append(make("button", { type: "button", onclick: action }, say(word)));
  if (table.phase === "over") return row;
  if (each.kind === "open" && (invitation || table.terms.listed)) button("page-sit-down", () => sitDown(each.seat));
  if (each.kind === "open" && host) button("page-give-to-bot", () => change(each.seat, "bot"));
  if (each.kind === "person" && may(each.seat) && (each.seat === seat || !each.online) && table.phase === "running")
    button("page-give-to-bot", () => change(each.seat, "bot"));
  if (each.kind === "bot" && mine.includes(each.seat) && !each.forfeited)
    button("page-take-back-seat", () => change(each.seat, "back"));
  return row;
}

function drawClocks() {
  for (const shown of document.querySelectorAll("#seats .clock")) {
    const each = table.seats.find(({ seat: letter }) => letter === shown.dataset.seat);
    const left = each.deadline == null ? each.left : each.deadline - (Date.now() - late);
    const seconds = Math.max(0, Math.ceil(left / 1000));
    const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24];
    const two = (number) => String(number).padStart(2, "0");
    const clock = `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
    shown.textContent = days ? `${days} d ${hours} h` : clock;
  }
}

// -- doing ------------------------------------------------------------------------------------------------------------

function choose(move) {
  return act("moves", { move, revision: table.revision });
}

/** Send what was chosen, once, however often it is clicked. Where the table went on meanwhile it is shown as it is. */
async function act(what, given) {
  if (sending) return;
  sending = true;
  drawOptions();
  const body = { seat, version: table.version, id: newId(), ...given };
  const answer = await askUntilAnswered(`/tables/${tableId}/${what}`, body);
  sending = false;
  worked(answer);
  if (answer.status === 409 && answer.body?.table) take(answer.body.table);
  else if (answer.status === 409) await findOut();
  drawOptions();
  connect();
}

async function talk(event) {
  event.preventDefault();
  const text = byId("say-text").value.trim();
  if (!text || byId("say").dataset.sending) return;
  byId("say").dataset.sending = "yes";
  const answer = await askUntilAnswered(`/tables/${tableId}/chat`, { seat, text, id: newId() });
  delete byId("say").dataset.sending;
  if (worked(answer)) byId("say-text").value = "";
}

async function change(letter, to) {
  if (worked(await ask("POST", `/tables/${tableId}/seats/${letter}`, { to }))) await findOut();
}

async function sitDown(letter) {
  const name = prompt(say("page-your-name"), stored("name"))?.trim();
  if (!name) return;
  stored("name", name.slice(0, 40));
  const answer = await ask("POST", `/tables/${tableId}/join`, { name: name.slice(0, 40), seat: letter, invitation });
  if (!worked(answer)) return;
  mine = [...mine, letter];
  lookAs(letter);
  await refreshRights();
}

async function playOnceMore() {
  if (table.rematch && !mine.length) location.assign(`/t/${encodeURIComponent(table.rematch)}`);
  else {
    const answer = await ask("POST", `/tables/${tableId}/rematch`);
    if (worked(answer)) location.assign(`/t/${encodeURIComponent(answer.body.table)}`);
  }
}

async function invite() {
  const link = `${location.origin}/t/${tableId}#${invitation}`;
  byId("link").hidden = false;
  byId("link-text").value = link;
  byId("link-text").select();
  try {
    await navigator.clipboard.writeText(link);
    problem(say("page-copied"));
  } catch {
    // no clipboard without HTTPS: the link is there to be copied by hand
  }
}

/** The keys 1 to 9 choose an option, unless somebody types or a button has the focus of the keyboard's own. */
function pressed(event) {
  const typing = event.target.closest("input, select, textarea");
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-9]$/.test(event.key)) return;
  byId("options").querySelectorAll("button")[Number(event.key) - 1]?.click();
}

// -- links in mails ---------------------------------------------------------------------------------------------------

/** A link in a mail was followed. Nothing is done before the button: programs that look at mails open links too. */
function mail() {
  const given = new URLSearchParams(location.search);
  const what = given.has("stop") ? "stop" : "confirm";
  const token = given.get(what) ?? "";
  history.replaceState(null, "", location.pathname);
  byId("mail").hidden = false;
  drawMail(what);
  byId("mail-yes").addEventListener("click", async () => {
    byId("mail-yes").disabled = true;
    const done = worked(await ask("POST", `/notices/mail/${what}`, { token }));
    byId("mail-yes").disabled = false;
    byId("mail-yes").hidden = done;
    if (done) byId("mail-question").textContent = say("page-mail-done");
  });
}

function drawMail(what) {
  byId("mail-question").textContent = say(what === "stop" ? "page-mail-stop" : "page-mail-confirm");
  byId("mail-yes").textContent = say("page-mail-yes");
}

// -- beginning --------------------------------------------------------------------------------------------------------

async function changeLanguage() {
  stored("language", byId("language").value);
  if (!(await speak(byId("language").value))) return;
  if (!tableId) {
    if (!byId("home").hidden) await drawHome();
    return;
  }
  toldAfter = 0;
  told = null;
  byId("log").replaceChildren();
  draw();
  tell();
}

byId("language").addEventListener("change", changeLanguage);
if (await speak(preferred())) await (tableId ? visit() : location.pathname === "/mail" ? mail() : home());
