// Result, report, replay, proof of dice.
export const result = {
  dice_proved: 'Fair dice, proved',
};
