// Grand Prix, both levels: what is asked, what is barred, what it costs, what happened.
export const grand_prix = {};
