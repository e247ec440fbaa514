// Home and the pages around the races.
export const site = {
  name: 'Chicane',
};
