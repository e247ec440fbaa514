// Formula One: what is asked, what is barred, what it costs, what happened.
export const formula_one = {};
