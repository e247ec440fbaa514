// MotorChamp: what is asked, what is barred, what it costs, what happened.
export const motorchamp = {};
