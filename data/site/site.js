// The plain page: a list of public races, and one race as it goes on with the proof of its dice. Knows no rules.
const at = (id) => document.getElementById(id);

function cells(texts) {
  const line = document.createElement('tr');
  for (const text of texts) {
    const cell = document.createElement('td');
    cell.append(text);
    line.append(cell);
  }
  return line;
}

// Lobby

function raceRow(race) {
  const link = Object.assign(document.createElement('a'), { href: `/race/${race.id}`, textContent: race.title });
  const drivers = race.seats.join(', ') + (race.open_seats > 0 ? ` (${race.open_seats} open)` : '');
  const states = { open: 'open', running: `turn ${race.turn + 1}`, paused: 'paused', over: 'over' };
  return cells([link, race.rules, race.circuit, String(race.laps), drivers, states[race.state]]);
}

async function lookForRaces() {
  try {
    const { races } = await (await fetch('/api/races')).json();
    at('races').hidden = races.length === 0;
    at('races').tBodies[0].replaceChildren(...races.map(raceRow));
    at('state').hidden = races.length > 0;
    at('state').textContent = 'No race yet. The first one made shows up here.';
  } catch {
    at('state').hidden = false;
    at('state').textContent = 'The server is away; trying again.';
  }
}

// One race

const id = location.pathname.startsWith('/race/') ? location.pathname.slice(6) : '';
let seen = 0;
let isOver = false;

function showRace(race) {
  document.title = `${race.title} – Chicane`;
  at('title').textContent = race.title;
  const awaited = race.seats.filter((seat) => seat.is_awaited).map((seat) => seat.name);
  const states = {
    open: `open: ${race.seats.filter((seat) => !seat.is_taken).length} seats free`,
    running: `turn ${race.turn + 1}, waiting for ${awaited.join(', ')}`,
    paused: 'paused',
    over: 'over',
  };
  at('status').textContent = `${race.rules} at ${race.circuit}, ${race.options}; ${states[race.state]}`;
  at('standings').tBodies[0].replaceChildren(...race.standings.map((one) => cells([String(one.place), one.name, one.result])));
  if (race.state === 'over' && !isOver) {
    isOver = true;
    showProof();
  }
}

function showStory(happenings) {
  for (const one of happenings) {
    if (one.seq > seen && one.story) {
      const line = Object.assign(document.createElement('li'), { textContent: `${one.story} ` });
      line.append(Object.assign(document.createElement('small'), { textContent: one.clause }));
      at('story').prepend(line);
    }
  }
  seen = Math.max(seen, ...happenings.map((one) => one.seq));
  while (at('story').childElementCount > 200) at('story').lastElementChild.remove();
}

async function showProof() {
  const proof = await (await fetch(`/api/races/${id}/proof${location.search}`)).json();
  const rows = [['Commitment', proof.commitment], ...proof.nonces.map((one) => [`Nonce of ${one.name}`, one.nonce])];
  if (proof.secret) rows.push(['Secret', proof.secret]);
  at('proof').replaceChildren(
    ...rows.flatMap(([name, value]) => [
      Object.assign(document.createElement('dt'), { textContent: name }),
      Object.assign(document.createElement('dd'), { textContent: value }),
    ]),
  );
  at('tally').hidden = proof.tally.length === 0;
  at('tally').tBodies[0].replaceChildren(
    ...proof.tally.flatMap((die) =>
      die.faces.map((face) => cells([die.die, String(face.face), String(face.rolled), (face.expected / 1000).toFixed(1)])),
    ),
  );
  if (proof.verdict) {
    at('verdict').textContent = proof.verdict.is_proved
      ? `Proved: ${proof.verdict.dice} dice follow from secret and nonces, ${proof.verdict.seals} hidden decisions are those that were sealed.`
      : `Not proved: ${proof.verdict.what}`;
  }
}

function watch() {
  const query = new URLSearchParams(location.search);
  query.set('from', String(seen));
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/races/${id}/live?${query}`);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.race) showRace(message.race);
    if (message.happenings) showStory(message.happenings);
  };
  socket.onclose = () => {
    if (isOver) return;
    at('status').textContent = 'The server is away, or there is no such race; trying again.';
    setTimeout(watch, 2000);
  };
}

if (id) {
  at('race').hidden = false;
  at('record').href = `/api/races/${id}/record${location.search}`;
  watch();
  showProof().catch(() => {});
} else {
  at('lobby').hidden = false;
  lookForRaces();
  setInterval(lookForRaces, 5000);
}
