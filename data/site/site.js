// The list of public races, asked for again every few seconds.
const state = document.getElementById('state');
const table = document.getElementById('races');

function row(race) {
  const line = document.createElement('tr');
  const drivers = race.seats.join(', ') + (race.open_seats > 0 ? ` (${race.open_seats} open)` : '');
  const words = { open: 'open', running: `turn ${race.turn + 1}`, paused: 'paused', over: 'over' };
  for (const text of [race.title, race.rules, race.circuit, race.laps, drivers, words[race.state]]) {
    line.append(Object.assign(document.createElement('td'), { textContent: text }));
  }
  return line;
}

async function look() {
  try {
    const answer = await fetch('/api/races');
    const { races } = await answer.json();
    table.hidden = races.length === 0;
    table.tBodies[0].replaceChildren(...races.map(row));
    state.hidden = races.length > 0;
    state.textContent = 'No race yet. The first one made shows up here.';
  } catch {
    state.hidden = false;
    state.textContent = 'The server is away; trying again.';
  }
}

look();
setInterval(look, 5000);
