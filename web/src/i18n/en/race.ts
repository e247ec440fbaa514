// The race screen: masthead, running order, story, chat, states.
export const race = {
  waiting_for: 'waiting for {names}',
};
