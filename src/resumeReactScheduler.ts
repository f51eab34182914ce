// Runs before React loads (`entry` in webpack.config.ts). When the user leaves a page, Firefox drops the messages that
// its MessageChannels have not delivered yet, although it keeps the page and may show it again. React's scheduler
// renders when such a message arrives, and would wait for it forever. Its channel is the first one that the page
// creates: send another message through it when the page is shown again. React ignores the message if nothing is
// scheduled.
const Channel = window.MessageChannel;

window.MessageChannel = class extends Channel {
  constructor() {
    super();
    window.MessageChannel = Channel;
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.port2.postMessage(null);
    });
  }
};
