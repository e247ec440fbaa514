// Speed Circuit, 1977 and tournament: what is asked, what is barred, what it costs, what happened.
export const speed_circuit = {};
